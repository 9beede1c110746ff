import { formatMoney } from '@quad/domain/money';
import { type OrgUnit, type UnitNode, unitTree, unitTypeName } from '@quad/domain/org-units';
import { ChevronRight, Network } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { CategoryBadge } from '../../badges/index.ts';
import { about, branch, chevron, head, inner, level, muted, name, summary, words } from './UnitTree.css.ts';

export interface UnitTreeProps {
  units: readonly OrgUnit[];
}

function countText(count: number): string {
  return count === 1 ? '1 unit' : `${count} units`;
}

function UnitAbout({ unit }: { unit: OrgUnit }) {
  const settings = useLocaleSettings();
  const { contact_info: contact, budget_info: budget } = unit;
  const links = contact.social_media.filter(({ platform, url }) => platform && url);
  const items = [
    {
      label: 'Contact',
      value: contact.email && (
        <Link href={`mailto:${contact.email}`} isExternal>
          {contact.email}
        </Link>
      ),
    },
    ...(budget
      ? [
          {
            label: 'Budget',
            value: `${formatMoney(budget.spent_amount, settings)} spent of ${formatMoney(budget.allocated_budget, settings)}`,
          },
        ]
      : []),
    ...links.map(({ platform, url }) => ({
      label: platform ?? '',
      value: (
        <Link href={url ?? ''} isExternal rel="noreferrer">
          {url}
        </Link>
      ),
    })),
  ];
  return (
    <div className={about}>
      {unit.description && <p>{unit.description}</p>}
      <KeyValueList items={items} columns={1} />
    </div>
  );
}

function Branch({ node: { unit, children }, isTop }: { node: UnitNode; isTop: boolean }) {
  return (
    <li className={branch}>
      <details>
        <summary className={`${head} ${summary}`}>
          <ChevronRight size={16} aria-hidden="true" className={chevron} />
          <span className={words}>
            <span className={name}>{unit.name}</span>
            {unit.type && <span className={muted}>{unitTypeName(unit.type)}</span>}
            {isTop && unit.category && <CategoryBadge category={unit.category} />}
            {children.length > 0 && <span className={muted}>{countText(children.length)}</span>}
          </span>
        </summary>
        <UnitAbout unit={unit} />
      </details>
      {children.length > 0 && <Branches nodes={children} label={`Units of ${unit.name}`} isTop={false} />}
    </li>
  );
}

function Branches({ nodes, label, isTop }: { nodes: readonly UnitNode[]; label: string; isTop: boolean }) {
  return (
    <ul aria-label={label} className={isTop ? level : `${level} ${inner}`}>
      {nodes.map((node) => (
        <Branch key={node.unit._id} node={node} isTop={isTop} />
      ))}
    </ul>
  );
}

/** Councils, their clubs, their committees: what belongs to what, each with its contact one press away. */
export function UnitTree({ units }: UnitTreeProps) {
  const nodes = useMemo(() => unitTree(units), [units]);
  if (nodes.length === 0) {
    return (
      <EmptyState
        icon={<Network size={24} aria-hidden="true" />}
        title="No units yet"
        description="Councils, clubs and committees appear here once they are created."
      />
    );
  }
  return <Branches nodes={nodes} label="Organizational units" isTop />;
}
