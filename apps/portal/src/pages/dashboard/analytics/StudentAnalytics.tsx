import { useStudentAnalytics } from '@quad/api-client/hooks';
import { StudentBoard } from '@quad/ui/features/analytics';
import { useBoard } from './useBoard.ts';

/** The student's own figures. */
export function StudentAnalytics() {
  return <StudentBoard {...useBoard(useStudentAnalytics())} />;
}
