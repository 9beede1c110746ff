export * from './links.ts';
export * from './options.ts';
export * from './photo.ts';
export * from './profileForm.ts';
export * from './profileInput.ts';
