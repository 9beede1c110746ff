import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { useControllableState } from '../useControllableState.ts';
import { arrow, box, list, numbered, page as pageStyle, summary } from './Pagination.css.ts';
import { pagesAround } from './pages.ts';

/** The texts of the component; numbers arrive formatted for the locale. */
export interface PaginationMessages {
  previous: string;
  next: string;
  /** Why there is no previous or next page. */
  first: string;
  last: string;
  /** The accessible name of the link or button of a page. */
  page: (numbers: { page: string }) => string;
  /** Replaces the page numbers on a phone. */
  summary: (numbers: { page: string; count: string }) => string;
}

const paginationMessages = (t: Translate): PaginationMessages => ({
  previous: t('Previous page'),
  next: t('Next page'),
  first: t('This is the first page'),
  last: t('This is the last page'),
  page: (numbers) => t('Page {page}', numbers),
  summary: (numbers) => t('{page} of {count}', numbers),
});

export interface PaginationProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'defaultValue' | 'aria-label'> {
  /** What is paged, for screen readers: 'Pages of events'. */
  label: string;
  /** The number of pages; below two, nothing is rendered. */
  pageCount: number;
  /** The current page, starting from 1, when controlled. */
  value?: number;
  /** The initial value, when uncontrolled. */
  defaultValue?: number;
  /** Called with the requested page. */
  onValueChange?: (page: number) => void;
  /** Returns the URL of a page. The numbers then are links, which can be opened in a new tab. */
  hrefOf?: (page: number) => string;
  /** Texts of the component, to translate or replace them. The default is English or the provider's language. */
  messages?: Partial<PaginationMessages>;
  ref?: Ref<HTMLElement>;
}

/**
 * Navigation between the pages of a long list: to the previous, the next, or a page by its number. Use LoadMore instead for a list that is
 * read from the start, RecordList for one that loads while scrolling.
 */
export function Pagination(props: PaginationProps) {
  const { label, pageCount, value, defaultValue = 1, onValueChange, hrefOf, messages: own, ...native } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...paginationMessages(translate), ...own };
  const written = (number: number) => number.toLocaleString(locale);
  const [page, go] = useControllableState(value, defaultValue, onValueChange);
  const current = Math.min(Math.max(page, 1), pageCount);
  if (pageCount < 2) return null;
  const drawPage = (page: number) => {
    const shared = {
      'aria-label': messages.page({ page: written(page) }),
      'aria-current': page === current ? ('page' as const) : undefined,
      onClick: () => go(page),
      className: pageStyle({ isCurrent: page === current }),
    };
    if (hrefOf) {
      return (
        <BareLink {...shared} href={hrefOf(page)}>
          {written(page)}
        </BareLink>
      );
    }
    return (
      <button {...shared} type="button">
        {written(page)}
      </button>
    );
  };
  return (
    <nav {...native} aria-label={label} className={box}>
      <ul className={list}>
        <li>
          <IconButton
            label={messages.previous}
            icon={<ChevronLeft size={20} className={arrow} />}
            unavailableReason={current === 1 ? messages.first : undefined}
            onClick={() => go(current - 1)}
          />
        </li>
        <li className={summary}>{messages.summary({ page: written(current), count: written(pageCount) })}</li>
        {pagesAround(current, pageCount).map((page, index) => (
          <li key={page ?? `left out ${index}`} className={numbered}>
            {page === null ? '…' : drawPage(page)}
          </li>
        ))}
        <li>
          <IconButton
            label={messages.next}
            icon={<ChevronRight size={20} className={arrow} />}
            unavailableReason={current === pageCount ? messages.last : undefined}
            onClick={() => go(current + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
