import { analytics } from '../contract/analytics.contract.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';

/** The figures of the whole institute, for the president. */
export function usePresidentAnalytics() {
  return useRead(keys.analytics('president'), [analytics.president]);
}

/** The figures of a GenSec's domain. */
export function useGensecAnalytics() {
  return useRead(keys.analytics('gensec'), [analytics.gensec]);
}

/** The figures of a coordinator's club. */
export function useClubAnalytics() {
  return useRead(keys.analytics('clubCoordinator'), [analytics.clubCoordinator]);
}

/** A student's own figures. */
export function useStudentAnalytics() {
  return useRead(keys.analytics('student'), [analytics.student]);
}
