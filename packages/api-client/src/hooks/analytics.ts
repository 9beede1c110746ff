import { analytics } from '../contract/analytics.contract.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';

/** The figures of the whole institute, for the president. */
export const usePresidentAnalytics = () => useRead(keys.analytics('president'), [analytics.president]);

/** The figures of a GenSec's domain. */
export const useGensecAnalytics = () => useRead(keys.analytics('gensec'), [analytics.gensec]);

/** The figures of a coordinator's club. */
export const useClubAnalytics = () => useRead(keys.analytics('clubCoordinator'), [analytics.clubCoordinator]);

/** A student's own figures. */
export const useStudentAnalytics = () => useRead(keys.analytics('student'), [analytics.student]);
