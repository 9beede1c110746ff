import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useGroupWiring } from '../Field/FieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { box, fields, list, row as rowStyle } from './RepeatingRows.css.ts';

export interface RowPlace {
  index: number;
  /** The name of the row, such as 'Social link 2'. */
  name: string;
  /** Adds a row like the add button, for a key that continues in a new row. */
  add: () => void;
}

export interface RepeatingRowsProps<Row extends { readonly id: string }> {
  /** The rows, as returned by `useFieldArray`, or any list with stable ids. */
  rows: readonly Row[];
  /** The name of one row: 'Social link' names row 2 'Social link 2' and its button 'Remove social link 2'. */
  rowName: string;
  /** The label of the button that adds a row. */
  addText: string;
  /** Called to add a row at the end. */
  onAdd: () => void;
  /** Called to remove the row at an index. */
  onRemove: (index: number) => void;
  /** The maximum number of rows. */
  maxRows?: number;
  /** The accessible name, if there is no Field. */
  'aria-label'?: string;
  /** The ids of a hint or error that describes the group. */
  'aria-describedby'?: string;
  /** Renders the inputs of one row, side by side where there is room. */
  children: (row: Row, place: RowPlace) => ReactNode;
}

const FIELD = 'input:not([type="hidden"]), select, textarea';

/** Moves the focus into an added row; after a removal, into the row that took its place, otherwise to the add button. */
function useRowFocus() {
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [move, setMove] = useState<{ to: number }>();
  useEffect(() => {
    if (!move) return;
    const rows = [...(listRef.current?.children ?? [])];
    const target = rows[Math.min(move.to, rows.length - 1)]?.querySelector<HTMLElement>(FIELD) ?? addRef.current;
    target?.focus();
  }, [move]);
  return { listRef, addRef, focusRow: (index: number) => setMove({ to: index }) };
}

/**
 * A group of repeated inputs whose rows can be added and removed, inside a Field with `group`. The focus follows added and removed rows.
 * Use TagListInput instead if a row is a single text.
 */
export function RepeatingRows<Row extends { readonly id: string }>(props: RepeatingRowsProps<Row>) {
  const t = useTranslate();
  const { rows, rowName, addText, onAdd, onRemove, maxRows = Number.POSITIVE_INFINITY, children } = props;
  const { listRef, addRef, focusRow } = useRowFocus();
  const canAdd = rows.length < maxRows;
  const add = () => {
    if (!canAdd) return;
    onAdd();
    focusRow(rows.length);
  };
  return (
    <fieldset {...useGroupWiring({ 'aria-label': props['aria-label'], 'aria-describedby': props['aria-describedby'] })} className={box}>
      <ol ref={listRef} className={list}>
        {rows.map((row, index) => {
          const name = `${rowName} ${index + 1}`;
          return (
            <li key={row.id} className={rowStyle}>
              <fieldset aria-label={name} className={fields}>
                {children(row, { index, name, add })}
              </fieldset>
              <IconButton
                label={t('Remove {what}', { what: `${name.charAt(0).toLowerCase()}${name.slice(1)}` })}
                icon={<X size={20} aria-hidden="true" />}
                onClick={() => {
                  onRemove(index);
                  focusRow(index);
                }}
              />
            </li>
          );
        })}
      </ol>
      {canAdd && (
        <Button ref={addRef} size="s" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {addText}
        </Button>
      )}
    </fieldset>
  );
}
