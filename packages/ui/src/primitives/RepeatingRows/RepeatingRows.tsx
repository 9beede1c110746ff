import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useGroupWiring } from '../Field/FieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { box, fields, list, row as rowStyle } from './RepeatingRows.css.ts';

export interface RowPlace {
  index: number;
  /** 'Social link 2'. */
  name: string;
  /** Does what the add button does, for a key that goes on to the next row. */
  add: () => void;
}

export interface RepeatingRowsProps<Row extends { readonly id: string }> {
  /** As `useFieldArray` gives them, or any list whose ids stay with their row. */
  rows: readonly Row[];
  /** Names row 2 'Social link 2' and its button 'Remove social link 2'. */
  rowName: string;
  /** On the button that adds a row. */
  addText: string;
  /** Asks for one more row at the end. */
  onAdd: () => void;
  /** Asks for a row to be taken away. */
  onRemove: (index: number) => void;
  /** No more can be added than this. */
  maxRows?: number;
  /** Names the group where no Field does. */
  'aria-label'?: string;
  /** What describes the group: a hint or an error. */
  'aria-describedby'?: string;
  /** The inputs of one row, side by side where there is room. */
  children: (row: Row, place: RowPlace) => ReactNode;
}

const FIELD = 'input:not([type="hidden"]), select, textarea';

/** After a row was added the keyboard is in it; after one was removed it is in the row that took its place, else on the add button. */
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
 * Several rows of the same inputs, more or fewer of them, inside a Field with `group`. The keyboard goes along with what is
 * added and removed. Use TagListInput instead when a row is a single text.
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
