import type { FeedbackTargetData, FeedbackTargetType } from '@quad/domain/feedback';
import { feedbackTargets, manyPositions, manyUsers, UNITS } from '@quad/domain/fixtures';
import type { Campus } from './campus.ts';

type Find = (id: string, campus: Campus) => FeedbackTargetData | undefined;

const { users, positions } = feedbackTargets();
const PEOPLE_TO_CHOOSE = manyUsers(users.length);
const POSITIONS_TO_CHOOSE = manyPositions(positions.length);

const FINDERS: Readonly<Record<FeedbackTargetType, Find>> = {
  User: (id) => {
    const user = PEOPLE_TO_CHOOSE.find(({ _id }) => _id === id);
    return user && { personal_info: { name: user.personal_info.name }, username: user.username };
  },
  Event: (id, { events }) => {
    const event = events.find(({ _id }) => _id === id);
    return event && { title: event.title, organizing_unit: event.organizing_unit_id?.name ?? 'N/A' };
  },
  'Club/Organization': (id) => {
    const unit = UNITS.find(({ _id }) => _id === id);
    const parent = UNITS.find(({ _id }) => _id === unit?.parent_unit_id);
    return unit && { name: unit.name, parent: parent?.name ?? 'N/A' };
  },
  POR: (id) => {
    const position = POSITIONS_TO_CHOOSE.find(({ _id }) => _id === id);
    return position && { title: position.title, unit: position.unit_id?.name ?? 'N/A' };
  },
};

/** What feedback about a target says of it; undefined where there is no such target. */
export function targetDataOf(campus: Campus, type: FeedbackTargetType, id: string): FeedbackTargetData | undefined {
  return FINDERS[type](id, campus);
}
