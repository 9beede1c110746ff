export * from './brandTheme.ts';
export * from './emblemMarkup.ts';
export { propertyOf, type ThemeFault, type Values } from './themeValues.ts';
