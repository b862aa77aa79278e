// Keeps the page at hand, so that it opens without a connection and says so. What goes on at tables
// is never kept: the server alone knows.

/** Filled in by the build: the files of the page, and a name for just these files. */
const FILES = self.__FILES__;
const CACHE = self.__CACHE__;

const PAGE = "/index.html";
const LIVE = /^\/(?:api|health|metrics)\b/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || LIVE.test(pathname)) {
    return;
  }
  event.respondWith(request.mode === "navigate" ? newest(request) : kept(request));
});

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page as the server has it now, else as it was kept. */
async function newest(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(PAGE, { ignoreVary: true });
    if (page) {
      return page;
    }
    throw error;
  }
}

/** A file by its name, which changes with its content. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
