import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../files.mjs';
import { equalPictures } from './equalPictures.mjs';

it('lists states of a component with identical pictures', () => {
  using folder = temporaryFolder('equal');
  for (const component of ['badge', 'tag']) mkdirSync(path.join(folder.path, component));
  const pictures = { 'badge/default': 'one', 'badge/tones': 'two', 'badge/typed': 'one', 'tag/default': 'one', 'badge/gone': 'two' };
  const known = new Set(['badge/default.png', 'badge/tones.png', 'badge/typed.png', 'tag/default.png']);
  for (const [name, text] of Object.entries(pictures)) writeFileSync(path.join(folder.path, `${name}.png`), text);
  expect(equalPictures(folder.path, known)).toEqual(['badge: default = typed']);
});
