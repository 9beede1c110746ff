// Prints what a program that shows an address finds on some public pages, and their pictures, as JSON: Storybook shows them as cards.
import { aPublicEvent, aPublicUnitPage } from '@quad/domain/fixtures';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { Language } from '@quad/domain/language';
import type { PublicEvent } from '@quad/domain/public-pages';
import { drawPicture } from '../src/features/public-pages/drawPicture.ts';
import { eventPicture, type PageSettings, unitPicture, writeEventPage, writeUnitPage } from '../src/features/public-pages/pageHtml.ts';
import { pageTranslation } from '../src/plugins/pageTranslation.ts';
import type { LinkPreview } from './links.ts';

const SERVER = 'https://quad.campus.example';

function pageSettingsOf(language: Language, path: string): PageSettings {
  const page = `${SERVER}${path}`;
  const addresses = { server: SERVER, page, picture: `${page}/picture.png`, portal: SERVER, inPortal: SERVER };
  return { institute: DEFAULT_INSTITUTE, language, translation: pageTranslation(language), addresses };
}

/** What the page says of itself to programs. */
function saidOf(html: string): Omit<LinkPreview, 'picture'> {
  const said = (name: string) => unescaped(new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1] ?? '');
  return { title: said('title'), description: said('description'), site: said('site_name'), alt: said('image:alt'), address: said('url') };
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

async function preview(html: string, task: Parameters<typeof drawPicture>[0]): Promise<LinkPreview> {
  const picture = Buffer.from(await drawPicture(task)).toString('base64');
  return { ...saidOf(html), picture: `data:image/png;base64,${picture}` };
}

function ofEvent(event: PublicEvent, language: Language = 'en'): Promise<LinkPreview> {
  const settings = pageSettingsOf(language, '/e/line-follower-challenge');
  return preview(writeEventPage(event, settings).html, eventPicture(event, settings));
}

function ofUnit(): Promise<LinkPreview> {
  const { unit } = aPublicUnitPage();
  if (!unit) throw new Error('The fixture has no unit.');
  const settings = pageSettingsOf('en', '/u/robotics-club');
  return preview(writeUnitPage(unit, settings).html, unitPicture(unit, settings));
}

const previews = await Promise.all([
  ofEvent(aPublicEvent()),
  ofEvent(
    aPublicEvent({
      title: 'Seventeenth inter-institute championship of autonomous line followers, maze solvers and robots that climb stairs',
      venue: 'Seminar Hall of the Department of Mechanical Engineering, second floor, beside the old workshop',
    }),
  ),
  ofEvent(
    aPublicEvent({ title: 'क्षत्रिय नृत्य प्रतियोगिता', venue: 'मुख्य सभागार', organizer: { name: 'नृत्य क्लब', contact: '', slug: null } }),
    'hi',
  ),
  ofUnit(),
]);
process.stdout.write(JSON.stringify(previews));
