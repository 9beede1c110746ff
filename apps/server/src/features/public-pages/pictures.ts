import { createHash } from 'node:crypto';
import { PUBLIC_PAGE_RULES } from '@quad/domain/public-pages';
import { accept, type Result } from '@quad/domain/refusals';
import { Press } from '../../plugins/press.ts';

/** How large pictures are, in pixels: as those want them who show one beside an address. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** What a picture says. */
export interface PictureTask {
  readonly institute: string;
  /** As `#rrggbb`: the ground, and what is written on it. */
  readonly colors: { readonly surface: string; readonly text: string };
  readonly title: string;
  /** In the order in which they stand below the title. */
  readonly lines: readonly string[];
}

/** So many are kept in memory, of at most 80 kB each. */
const MOST_KEPT = 200;
/** Another number for another way of drawing: pictures are kept by what is drawn. */
const MANNER = 1;

const worker = new URL(`./picture.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** What stands for a picture: for all that it says, and how it is drawn. */
export function pictureHash(task: PictureTask): string {
  return createHash('sha256')
    .update(JSON.stringify([MANNER, task]))
    .digest('base64url')
    .slice(0, 22);
}

/** Draws pictures on another thread, each once: they are kept by what they show. */
export class PicturePress extends Press<PictureTask> {
  readonly #kept = new Map<string, Buffer>();
  readonly #drawn = new Map<string, Promise<Result<Buffer>>>();

  constructor() {
    super({ worker, name: 'draw', busy: PUBLIC_PAGE_RULES.drawing });
  }

  /** The picture, drawn once however many ask for it at once. */
  picture(task: PictureTask): Promise<Result<Buffer>> {
    const hash = pictureHash(task);
    const kept = this.#kept.get(hash);
    if (kept) return Promise.resolve(accept(kept));
    const drawing = this.#drawn.get(hash) ?? this.#keep(hash, task);
    this.#drawn.set(hash, drawing);
    return drawing;
  }

  async #keep(hash: string, task: PictureTask): Promise<Result<Buffer>> {
    try {
      const drawn = await this.draw(task);
      if (drawn.ok) this.#kept.set(hash, drawn.value);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
      return drawn;
    } finally {
      this.#drawn.delete(hash);
    }
  }
}
