import { Id } from '@quad/domain/identity';
import { PublicPage, PublicPageInput, PublicPageKind } from '@quad/domain/public-pages';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

const SUBJECT = { kind: PublicPageKind, subjectId: Id };
const BY_SLUG = { slug: v.string() };
const HTML = 'text/html';
const PICTURE = { params: BY_SLUG, query: { v: v.optional(v.string()) }, mediaType: 'image/png' };

/** oEmbed response for a page embedded in a frame. */
const OEmbed = v.object({
  version: v.literal('1.0'),
  type: v.literal('rich'),
  title: v.string(),
  provider_name: v.string(),
  provider_url: v.string(),
  cache_age: v.number(),
  html: v.string(),
  width: v.number(),
  height: v.number(),
  thumbnail_url: v.string(),
  thumbnail_width: v.number(),
  thumbnail_height: v.number(),
});

/** Public pages of events and units: their content, and publishing them. */
export const publicPages = {
  read: endpoint({
    call: 'GET /api/public-pages/{kind}/{subjectId}',
    summary: 'Get whether the page of an event or a unit is public, and exactly what it shows or would show.',
    params: SUBJECT,
    answers: { 200: PublicPage, ...problems(400, 401, 403, 404) },
  }),
  change: endpoint({
    call: 'PUT /api/public-pages/{kind}/{subjectId}',
    summary: 'Publish or unpublish the page of an event or a unit.',
    params: SUBJECT,
    body: PublicPageInput,
    answers: { 200: PublicPage, ...problems(400, 401, 403, 404, 412, 429) },
  }),
};

/** Published pages, readable by anybody. */
export const openPages = {
  event: endpoint({
    call: 'GET /e/{slug}',
    summary: 'Get the public page of an event.',
    params: BY_SLUG,
    mediaType: HTML,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  embed: endpoint({
    call: 'GET /e/{slug}/embed',
    summary: 'Get the short public page of an event, for frames of other sites.',
    params: BY_SLUG,
    mediaType: HTML,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  eventPicture: endpoint({
    call: 'GET /e/{slug}/picture.png',
    summary: 'Get the preview picture of a public event, shown where its link is shared.',
    ...PICTURE,
    answers: { 200: v.string(), ...problems(404, 429, 503) },
  }),
  calendar: endpoint({
    call: 'GET /e/{slug}/calendar.ics',
    summary: 'Get a public event as a calendar file.',
    params: BY_SLUG,
    mediaType: 'text/calendar',
    answers: { 200: v.string(), ...problems(404, 429) },
  }),
  unit: endpoint({
    call: 'GET /u/{slug}',
    summary: 'Get the public page of a unit, with its public events.',
    params: BY_SLUG,
    mediaType: HTML,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  unitPicture: endpoint({
    call: 'GET /u/{slug}/picture.png',
    summary: 'Get the preview picture of a public unit, shown where its link is shared.',
    ...PICTURE,
    answers: { 200: v.string(), ...problems(404, 429, 503) },
  }),
  atom: endpoint({
    call: 'GET /u/{slug}/events.atom',
    summary: 'Get the public events of a unit as an Atom feed.',
    params: BY_SLUG,
    mediaType: 'application/atom+xml',
    answers: { 200: v.string(), ...problems(404, 429) },
  }),
  spending: endpoint({
    call: 'GET /money/public/{unitId}',
    summary: 'Get the public page of what a unit spent, by year of office and category.',
    params: { unitId: v.string() },
    mediaType: HTML,
    answers: { 200: v.string(), 404: v.string(), ...problems(429) },
  }),
  oembed: endpoint({
    call: 'GET /api/oembed',
    summary: 'Get how another site embeds a public event in a frame (oEmbed 1.0).',
    query: {
      url: v.string('Say of which page.'),
      format: v.optional(v.literal('json', 'Only JSON is answered.'), 'json'),
      maxwidth: v.optional(v.string()),
      maxheight: v.optional(v.string()),
    },
    answers: { 200: OEmbed, ...problems(400, 404, 429) },
  }),
  sitemap: endpoint({
    call: 'GET /sitemap.xml',
    summary: 'Get the sitemap of all public pages, for search engines.',
    mediaType: 'application/xml',
    answers: { 200: v.string(), ...problems(404, 429) },
  }),
  robots: endpoint({
    call: 'GET /robots.txt',
    summary: 'Get the rules for search engines.',
    mediaType: 'text/plain',
    answers: { 200: v.string(), ...problems(404, 429) },
  }),
};
