import { formatPaise, SPENDING_NAMES, SPENDING_PAGE_TEXTS } from '@quad/domain/ledger';
import { textForHtml as escaped } from '../../textForHtml.ts';
import type { PublicSpending } from '../ledger/publicSpending.service.ts';
import { type PlainPageSettings, page, RUPEES, type WrittenPage } from './pageHtml.ts';

/** Writes the page of a unit's spending by year, which works without scripts (docs/specification/money.md#money-public). */
export function writeSpendingPage({ unit, years }: PublicSpending, settings: PlainPageSettings): WrittenPage {
  const { translate: t } = settings.translation;
  const said = (paise: number) => formatPaise(paise, RUPEES(settings.language));
  const row = (term: string, paise: number) => `<tr><th scope="row">${escaped(term)}</th><td>${escaped(said(paise))}</td></tr>`;
  const about = t(SPENDING_PAGE_TEXTS.about);
  const title = t(SPENDING_PAGE_TEXTS.title);
  return page(
    {
      title: t(SPENDING_PAGE_TEXTS.of, { title, unit: unit.name }),
      description: about,
      body: [
        `<h1>${escaped(title)}</h1>`,
        `<p>${escaped(unit.name)}</p>`,
        `<p>${escaped(about)}</p>`,
        ...(years.length === 0 ? [`<p>${escaped(t(SPENDING_PAGE_TEXTS.nothing))}</p>`] : []),
        ...years.flatMap(({ year, allocated, spent, categories }) => [
          `<h2>${escaped(year)}</h2>`,
          `<p>${escaped(t(SPENDING_PAGE_TEXTS.spentOf, { spent: said(spent), allocated: said(allocated) }))}</p>`,
          ...(categories.length > 0
            ? [
                `<table><caption hidden>${escaped(year)}</caption><tbody>`,
                ...categories.map((each) => row(t(SPENDING_NAMES[each.category]), each.spent)),
                `</tbody><tfoot>${row(t(SPENDING_PAGE_TEXTS.inAll), spent)}</tfoot></table>`,
              ]
            : []),
        ]),
      ],
    },
    settings,
  );
}
