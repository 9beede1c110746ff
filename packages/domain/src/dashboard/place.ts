/** Names of the pictures that the dashboards' places ask for; the design system draws them. */
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

/** A place that a dashboard leads to: an item of its sidebar, a tile, a quick action. */
export interface DashboardPlace {
  readonly label: string;
  readonly path: string;
  readonly icon: PlaceIcon;
}
