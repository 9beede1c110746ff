import { Controller, useForm } from 'react-hook-form';
import * as ui from '../../index.ts';

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

const PEOPLE = [
  { value: 'u1', label: 'Aarav' },
  { value: 'u2', label: 'Kavya' },
];

const START = { ticked: true, count: 3, mode: 'a', category: 'a', rating: '', day: '2026-11-24', people: ['u1'], sponsors: ['Acme'] };

/** A form that registers some fields by ref and controls the others. */
export function FieldsInForm({ onSend }: { onSend: (values: typeof START) => void }) {
  const { control, register, handleSubmit } = useForm({ defaultValues: START });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <ui.Stack align="start">
        <ui.Checkbox label="Ticked" {...register('ticked')} />
        <ui.Field label="Count">
          <ui.NumberInput min={1} {...register('count', { valueAsNumber: true })} />
        </ui.Field>
        <ui.Field label="Mode" group>
          <ui.RadioGroup options={OPTIONS} {...register('mode')} />
        </ui.Field>
        <ui.Field label="Category">
          <ui.Select options={OPTIONS} placeholder="Select a category" {...register('category')} />
        </ui.Field>
        <ui.Field label="Rating" group>
          <ui.StarRatingInput {...register('rating')} />
        </ui.Field>
        <ui.Field label="Date">
          <Controller
            control={control}
            name="day"
            render={({ field: { onChange, ...field } }) => <ui.DatePicker label="Day" {...field} onValueChange={onChange} />}
          />
        </ui.Field>
        <ui.Field label="Organizers">
          <Controller
            control={control}
            name="people"
            render={({ field: { onChange, ...field } }) => <ui.MultiCombobox options={PEOPLE} {...field} onValueChange={onChange} />}
          />
        </ui.Field>
        <ui.Field label="Sponsors" group>
          <Controller
            control={control}
            name="sponsors"
            render={({ field: { onChange, ...field } }) => (
              <ui.TagListInput itemName="Sponsor" addText="Add sponsor" {...field} onValueChange={onChange} />
            )}
          />
        </ui.Field>
        <ui.Button type="submit">Submit</ui.Button>
      </ui.Stack>
    </form>
  );
}
