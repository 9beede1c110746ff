import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { equalPictures } from './equalPictures.mjs';

it('lists states of a component with identical pictures', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quad-equal-'));
  try {
    for (const component of ['badge', 'tag']) mkdirSync(path.join(folder, component));
    const pictures = { 'badge/default': 'one', 'badge/tones': 'two', 'badge/typed': 'one', 'tag/default': 'one', 'badge/gone': 'two' };
    const known = new Set(['badge/default.png', 'badge/tones.png', 'badge/typed.png', 'tag/default.png']);
    for (const [name, text] of Object.entries(pictures)) writeFileSync(path.join(folder, `${name}.png`), text);
    expect(equalPictures(folder, known)).toEqual(['badge: default = typed']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
