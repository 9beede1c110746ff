import { PEOPLE } from '@quad/domain/fixtures';
import type { DemonstrationAccount } from '@quad/ui/features/accounts';

const password = 'campus-demo-2026';

/** The people of the fixtures as demonstration accounts. */
export const DEMONSTRATION_ACCOUNTS: readonly DemonstrationAccount[] = [
  { email: PEOPLE.student.username, password, label: 'Student' },
  { email: PEOPLE.newcomer.username, password, label: 'Student, before onboarding' },
  { email: PEOPLE.coordinator.username, password, label: 'Coordinator, Robotics Club' },
  { email: PEOPLE.scitech.username, password, label: 'GenSec SciTech' },
  { email: PEOPLE.academic.username, password, label: 'GenSec Academic' },
  { email: PEOPLE.cultural.username, password, label: 'GenSec Cultural' },
  { email: PEOPLE.sports.username, password, label: 'GenSec Sports' },
  { email: PEOPLE.president.username, password, label: 'President' },
];
