import type { User } from '@quad/domain/accounts';
import type { Event } from '@quad/domain/events';
import type { Feedback } from '@quad/domain/feedback';
import { PEOPLE } from '@quad/domain/fixtures';
import type { HttpHandler } from 'msw';
import { ALL_CALLS, type Endpoint } from '../contract/index.ts';
import { accountHandlers } from './campus/accountHandlers.ts';
import { achievementHandlers } from './campus/achievementHandlers.ts';
import { createCampus, serve } from './campus/campus.ts';
import { dashboardHandlers } from './campus/dashboardHandlers.ts';
import { endorsementHandlers } from './campus/endorsementHandlers.ts';
import { eventChangeHandlers } from './campus/eventChangeHandlers.ts';
import { eventHandlers } from './campus/eventHandlers.ts';
import { feedbackHandlers } from './campus/feedbackHandlers.ts';
import { orgUnitHandlers } from './campus/orgUnitHandlers.ts';
import { createPortfolio, type Portfolio } from './campus/portfolio.ts';
import { positionHandlers } from './campus/positionHandlers.ts';
import { profileHandlers } from './campus/profileHandlers.ts';
import { createRecords, type Records } from './campus/records.ts';
import { roomRequestHandlers } from './campus/roomRequestHandlers.ts';
import { sessionHandlers } from './campus/sessionHandlers.ts';
import { skillHandlers } from './campus/skillHandlers.ts';
import { exampleOf } from './examples.ts';

export interface ScenarioOptions {
  /** Units, positions and holders, instead of those of an ordinary day. */
  readonly records?: Partial<Records>;
  /** Skills and achievements, instead of those of an ordinary day. */
  readonly portfolio?: Partial<Portfolio>;
  /** The events that there are, instead of a dozen around the fixtures' moment. */
  readonly events?: Event[];
  /** The feedback that there is, instead of two dozen pieces of it. */
  readonly feedbacks?: readonly Feedback[];
}

/** Every call of the contract: a living campus where there is one, an example for the rest. The first handler that fits answers. */
function handlersFor(session: User | null, { events, feedbacks, records: given, portfolio: done }: ScenarioOptions = {}): HttpHandler[] {
  const campus = createCampus(session, events);
  const records = createRecords(given);
  const portfolio = createPortfolio(done);
  return [
    ...sessionHandlers(campus),
    ...accountHandlers(campus),
    ...eventHandlers(campus),
    ...eventChangeHandlers(campus),
    ...roomRequestHandlers(campus),
    ...positionHandlers(campus, records),
    ...orgUnitHandlers(campus, records),
    ...profileHandlers(campus),
    ...skillHandlers(campus, portfolio, records),
    ...achievementHandlers(campus, portfolio),
    ...endorsementHandlers(campus, portfolio, records),
    ...feedbackHandlers(campus, feedbacks),
    ...dashboardHandlers(campus, records),
    ...ALL_CALLS.map((call: Endpoint) => serve(campus, call, () => exampleOf(call))),
  ];
}

/** The whole backend as somebody meets it: complete handlers, each time with a campus of their own. */
export const scenarios = {
  signedOut: (options?: ScenarioOptions) => handlersFor(null, options),
  notOnboarded: (options?: ScenarioOptions) => handlersFor(PEOPLE.newcomer, options),
  student: (options?: ScenarioOptions) => handlersFor(PEOPLE.student, options),
  coordinator: (options?: ScenarioOptions) => handlersFor(PEOPLE.coordinator, options),
  scitech: (options?: ScenarioOptions) => handlersFor(PEOPLE.scitech, options),
  academic: (options?: ScenarioOptions) => handlersFor(PEOPLE.academic, options),
  cultural: (options?: ScenarioOptions) => handlersFor(PEOPLE.cultural, options),
  sports: (options?: ScenarioOptions) => handlersFor(PEOPLE.sports, options),
  president: (options?: ScenarioOptions) => handlersFor(PEOPLE.president, options),
  /** Somebody else, for example with a role that the portal does not know. */
  as: (user: User, options?: ScenarioOptions) => handlersFor(user, options),
};

/** The portal without a server: sign in as any of the demonstration accounts; everything is forgotten on reload. */
export const demoScenario = scenarios.signedOut;
