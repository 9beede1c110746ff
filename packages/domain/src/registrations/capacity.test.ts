import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMaximum, hasPlace, placesToFill } from './capacity.ts';
import { afterCancelling, afterRegistering } from './expected.ts';
import type { Registration } from './registration.ts';

describe('event capacity', () => {
  it.each([
    [{ maximum: null, registered: 500, waiting: 0 }, true, 0],
    [{ maximum: undefined, registered: 500, waiting: 2 }, true, 2],
    [{ maximum: 3, registered: 2, waiting: 0 }, true, 0],
    [{ maximum: 3, registered: 3, waiting: 0 }, false, 0],
    [{ maximum: 3, registered: 2, waiting: 5 }, false, 1],
    [{ maximum: 9, registered: 2, waiting: 5 }, false, 5],
    [{ maximum: 2, registered: 3, waiting: 5 }, false, 0],
  ])('computes whether a place is free and how many can be filled for %j', (places, isFree, free) => {
    expect([hasPlace(places), placesToFill(places)]).toEqual([isFree, free]);
  });

  it.each([
    [null, 5],
    [undefined, 5],
    [5, 5],
    [6, 5],
  ])('allows a maximum of %s with %i registered', (maximum, registered) => {
    expect(checkMaximum(maximum, registered)).toEqual({ ok: true, value: true });
  });

  it('rejects a maximum below the number of registered students', () => {
    const message = '5 people are registered already. Enter 5 or more.';
    expect(checkMaximum(4, 5)).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', message, fieldErrors: { 'registration.max_participants': message } },
    });
  });
});

it('lets a maximum that was exceeded at the entrance stay as it was, or grow', () => {
  expect([4, 5, 6, 9].map((maximum) => checkMaximum(maximum, 7, 5).ok)).toEqual([false, true, true, true]);
  expect([checkMaximum(4, 5, null).ok, checkMaximum(4, 5, 9).ok]).toEqual([false, false]);
});

/** Possible actions on an event. */
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('register' as const), who: fc.nat({ max: 11 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who: fc.nat({ max: 11 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resize' as const), maximum: fc.option(fc.integer({ min: 1, max: 8 })) }) },
);

/** An event that follows the rules: who has a place and who waits. */
function event(maximum: number | null) {
  let places = { maximum, registered: [] as number[], waiting: [] as number[] };
  const counts = () => ({ maximum: places.maximum, registered: places.registered.length, waiting: places.waiting.length });
  const stateOf = (who: number) => {
    if (places.registered.includes(who)) return 'registered' as const;
    return places.waiting.includes(who) ? ('waiting' as const) : ('none' as const);
  };
  const viewOf = (who: number): Registration => ({
    event_id: 'e1',
    state: stateOf(who),
    position: stateOf(who) === 'waiting' ? places.waiting.indexOf(who) + 1 : null,
    registered_count: places.registered.length,
    waiting_count: places.waiting.length,
    phase: 'open',
    may_cancel: true,
  });
  const give = () => {
    const count = placesToFill(counts());
    places = { ...places, registered: [...places.registered, ...places.waiting.slice(0, count)], waiting: places.waiting.slice(count) };
  };
  return {
    viewOf,
    current: () => places,
    register(who: number) {
      if (stateOf(who) !== 'none') return;
      const list = hasPlace(counts()) ? 'registered' : 'waiting';
      places = { ...places, [list]: [...places[list], who] };
    },
    cancel(who: number) {
      const isOther = (other: number) => other !== who;
      places = { ...places, registered: places.registered.filter(isOther), waiting: places.waiting.filter(isOther) };
      give();
    },
    resize(next: number | null) {
      if (!checkMaximum(next, places.registered.length).ok) return;
      places = { ...places, maximum: next };
      give();
    },
  };
}

/** The same as a simple model: one queue in which the first people have a place, and nobody loses a place once they have it. */
function line(first: number | null) {
  let maximum = first;
  let people: number[] = [];
  const taken = () => Math.min(people.length, maximum ?? people.length);
  return {
    register: (who: number) => {
      if (!people.includes(who)) people = [...people, who];
    },
    cancel: (who: number) => {
      people = people.filter((other) => other !== who);
    },
    resize: (next: number | null) => {
      if (next === null || next >= taken()) maximum = next;
    },
    shown: () => ({ registered: people.slice(0, taken()), waiting: people.slice(taken()) }),
  };
}

describe('any sequence of registering, canceling and resizing', () => {
  it('never exceeds the maximum and gives places in order of arrival', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 8 })), fc.array(operation, { maxLength: 60 }), (maximum, operations) => {
        const real = event(maximum);
        const model = line(maximum);
        for (const each of operations) {
          if (each.kind === 'resize') {
            real.resize(each.maximum);
            model.resize(each.maximum);
          } else {
            real[each.kind](each.who);
            model[each.kind](each.who);
          }
          const { maximum: most, registered, waiting } = real.current();
          expect({ registered, waiting }).toEqual(model.shown());
          expect(registered.length).toBeLessThanOrEqual(most ?? registered.length);
        }
      }),
    );
  });

  it('is predicted correctly by afterRegistering and afterCancelling', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 8 })), fc.array(operation, { maxLength: 60 }), (maximum, operations) => {
        const real = event(maximum);
        for (const each of operations) {
          if (each.kind === 'resize') {
            real.resize(each.maximum);
            continue;
          }
          const before = real.viewOf(each.who);
          const { maximum: most } = real.current();
          const places = { maximum: most, registered: before.registered_count, waiting: before.waiting_count };
          const expected =
            each.kind === 'register'
              ? afterRegistering(before, hasPlace(places) ? 'registered' : 'waiting')
              : afterCancelling(before, most);
          real[each.kind](each.who);
          expect(expected).toEqual(real.viewOf(each.who));
        }
      }),
    );
  });
});

describe('afterCancelling and afterRegistering', () => {
  const own = { event_id: 'event', phase: 'open', may_cancel: true, position: null, registered_count: 2, waiting_count: 3 } as const;
  it.each([
    ['who gives up a place that goes to the first student on the waiting list', { state: 'registered' }, [2, 2]],
    ['who leaves the waiting list', { state: 'waiting', position: 2 }, [2, 2]],
    ['who is neither registered nor waiting', { state: 'none' }, [2, 3]],
  ] as const)('update the counts for a student %s', (_, standing, counts) => {
    const { state, position, registered_count, waiting_count } = afterCancelling({ ...own, ...standing }, 2);
    expect([state, position, [registered_count, waiting_count]]).toEqual(['none', null, counts]);
  });

  it.each([
    ['a place to a new student', 'none', 'registered', ['registered', null, 3, 3]],
    ['a place on the waiting list to a new student', 'none', 'waiting', ['waiting', 4, 2, 4]],
    ['no new state to a student who is already registered', 'registered', 'waiting', ['registered', null, 2, 3]],
  ] as const)('give %s', (_, state, newState, expected) => {
    const after = afterRegistering({ ...own, state }, newState);
    expect([after.state, after.position, after.registered_count, after.waiting_count]).toEqual(expected);
  });
});
