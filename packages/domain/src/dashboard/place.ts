/** Names of the pictures for places, which the design system renders. */
export type PlaceIcon =
  | 'home'
  | 'profile'
  | 'events'
  | 'addEvent'
  | 'positions'
  | 'addPosition'
  | 'feedback'
  | 'skills'
  | 'achievements'
  | 'addAchievement'
  | 'units'
  | 'endorsements'
  | 'approvals'
  | 'rooms'
  | 'records'
  | 'logout';

/** A link of a dashboard: an item of its sidebar, a tile, or a quick action. */
export interface DashboardPlace {
  readonly label: string;
  readonly path: string;
  readonly icon: PlaceIcon;
}
