"""Words: ids and facts in, sentences in English, Finnish and Polish out. Holds no rule."""
