/** The analytics boards of each role with their charts, loaded on demand. */
export type { BoardProps } from './AnalyticsBoard/AnalyticsBoard.tsx';
export * from './ClubBoard/ClubBoard.tsx';
export * from './FirstSteps/FirstSteps.tsx';
export * from './GensecBoard/GensecBoard.tsx';
export * from './PresidentBoard/PresidentBoard.tsx';
export * from './StudentBoard/StudentBoard.tsx';
