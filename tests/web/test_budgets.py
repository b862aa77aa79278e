"""Budgets: tokens that flow in, allowances of each, and places for sockets."""

from kolmikko.web.budgets import MOST_REMEMBERED, Allowances, Bucket, Limits, Places


def test_a_bucket_fills_up_again_and_no_further() -> None:
    bucket = Bucket(rate=2, burst=3, now=10)
    assert [bucket.take(1, 10) for _ in range(5)] == [2, 1, 0, -1, -2]
    assert bucket.take(1, 11) == -1
    assert bucket.take(1, 1000) == 2
    assert bucket.take(5, 1000) == -3


def test_everybody_has_an_allowance_of_their_own() -> None:
    allowances = Allowances(per_hour=2)
    assert [allowances.take("aino", 0) for _ in range(3)] == [True, True, False]
    assert allowances.take("ville", 0)
    assert not allowances.take("aino", 1700)
    assert allowances.take("aino", 1801)
    assert not allowances.take("aino", 1802)
    assert all(allowances.take("127.0.0.1", 0) for _ in range(9))


def test_who_has_been_away_longest_is_forgotten_first() -> None:
    allowances = Allowances(per_hour=1)
    assert allowances.take("first", 0)
    assert allowances.take("second", 0)
    assert not allowances.take("first", 0)
    for number in range(MOST_REMEMBERED - 1):
        allowances.take(str(number), 0)
    assert not allowances.take("first", 0)
    assert allowances.take("second", 0)


def test_places_are_given_back() -> None:
    places = Places(Limits(sockets=9, sockets_of_person=2, sockets_of_address=3))
    with places.taken("a", "10.0.0.1", "t") as first, places.taken("a", "10.0.0.1", "u") as second:
        assert first
        assert second
        with places.taken("a", "10.0.0.1", "t") as third:
            assert not third
        with places.taken("b", "10.0.0.1", "t") as fourth:
            assert fourth
            with places.taken("c", "10.0.0.1", "t") as fifth:
                assert not fifth
            with places.taken("c", "10.0.0.2", "t") as sixth:
                assert sixth
    assert not places.held
    for _ in range(5):
        with places.taken("a", "127.0.0.1", "t") as there:
            assert there
