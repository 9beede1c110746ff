import { formatMoney } from '@quad/domain/money';
import { type OrgUnit, type UnitNode, unitTree, unitTypeName } from '@quad/domain/org-units';
import { ChevronRight, Network } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Emblem } from '../../../primitives/Emblem/Emblem.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { CategoryBadge } from '../../badges/index.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { about, branch, chevron, head, inner, level, summary, words } from './UnitTree.css.ts';

export interface UnitTreeProps {
  /** Undefined while loading. */
  units: readonly OrgUnit[] | undefined;
  /** Renders the actions on a unit, below its details. */
  renderActions?: (unit: OrgUnit) => ReactNode;
}

function countText(count: number, t: Translate): string {
  return count === 1 ? t('1 unit') : t('{count} units', { count });
}

type Actions = Pick<UnitTreeProps, 'renderActions'>;

function UnitAbout({ unit, renderActions }: { unit: OrgUnit } & Actions) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { contact_info: contact, budget_info: budget } = unit;
  const links = contact.social_media.filter(({ platform, url }) => platform && url);
  const items = [
    {
      label: t('Contact'),
      value: contact.email && (
        <Link href={`mailto:${contact.email}`} external>
          {contact.email}
        </Link>
      ),
    },
    ...(budget
      ? [
          {
            label: t('Budget'),
            value: t('{spent} spent of {allocated}', {
              spent: formatMoney(budget.spent_amount, settings),
              allocated: formatMoney(budget.allocated_budget, settings),
            }),
          },
        ]
      : []),
    ...links.map(({ platform, url }) => ({
      label: platform ?? '',
      value: (
        <Link href={url ?? ''} external rel="noreferrer">
          {url}
        </Link>
      ),
    })),
  ];
  return (
    <div className={about}>
      {unit.description && <p>{unit.description}</p>}
      <KeyValueList items={items} columns={1} />
      {renderActions?.(unit)}
    </div>
  );
}

function Branch({ node: { unit, children }, top, renderActions }: { node: UnitNode; top: boolean } & Actions) {
  const t = useTranslate();
  return (
    <li className={branch}>
      <details>
        <summary className={`${head} ${summary}`}>
          <ChevronRight size={16} aria-hidden="true" className={chevron} />
          <Emblem name={unit.name} size="s" />
          <span className={words}>
            <Text as="span" weight="medium">
              {unit.name}
            </Text>
            {unit.type && (
              <Text as="span" size="s" tone="muted">
                {t(unitTypeName(unit.type))}
              </Text>
            )}
            {top && unit.category && <CategoryBadge category={unit.category} />}
            {children.length > 0 && (
              <Text as="span" size="s" tone="muted">
                {countText(children.length, t)}
              </Text>
            )}
          </span>
        </summary>
        <UnitAbout unit={unit} renderActions={renderActions} />
      </details>
      {children.length > 0 && (
        <Branches nodes={children} label={t('Units of {unit}', { unit: unit.name })} top={false} renderActions={renderActions} />
      )}
    </li>
  );
}

function Branches({ nodes, label, top, renderActions }: { nodes: readonly UnitNode[]; label: string; top: boolean } & Actions) {
  return (
    <ul aria-label={label} className={top ? level : `${level} ${inner}`}>
      {nodes.map((node) => (
        <Branch key={node.unit._id} node={node} top={top} renderActions={renderActions} />
      ))}
    </ul>
  );
}

/** The hierarchy of councils, clubs and committees, each with its contact. */
export function UnitTree({ units, renderActions }: UnitTreeProps) {
  const t = useTranslate();
  const nodes = useMemo(() => unitTree(units ?? []), [units]);
  if (!units) {
    return (
      <LoadingShape label={t('Loading units...')}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
      </LoadingShape>
    );
  }
  if (nodes.length === 0) {
    return (
      <EmptyRecordList
        icon={Network}
        title={t('No units yet')}
        description={t('Councils, clubs and committees appear here once they are created.')}
      />
    );
  }
  return <Branches nodes={nodes} label={t('Organizational units')} top renderActions={renderActions} />;
}
