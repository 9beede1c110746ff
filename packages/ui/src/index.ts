import './themes/index.ts';

export * from './layout/Divider/Divider.tsx';
export * from './layout/Grid/Grid.tsx';
export * from './layout/Inline/Inline.tsx';
export * from './layout/Page/Page.tsx';
export * from './layout/Section/Section.tsx';
export * from './layout/Stack/Stack.tsx';
export * from './layout/space.ts';
export * from './layout/VisuallyHidden/VisuallyHidden.tsx';
export * from './primitives/Accordion/Accordion.tsx';
export * from './primitives/AlertDialog/AlertDialog.tsx';
export * from './primitives/Avatar/Avatar.tsx';
export * from './primitives/BackLink/BackLink.tsx';
export * from './primitives/Badge/Badge.tsx';
export * from './primitives/Banner/Banner.tsx';
export * from './primitives/Button/Button.tsx';
export * from './primitives/Calendar/Calendar.tsx';
export type { DayRange, WeekDay } from './primitives/Calendar/days.ts';
export type { CalendarMessages } from './primitives/Calendar/messages.ts';
export * from './primitives/Card/Card.tsx';
export * from './primitives/Checkbox/Checkbox.tsx';
export * from './primitives/Combobox/Combobox.tsx';
export type { ComboboxOption } from './primitives/combo/options.ts';
export type { OptionSearch } from './primitives/combo/useOptionSearch.ts';
export * from './primitives/DataTable/DataTable.tsx';
export type { SortDirection, Sorting } from './primitives/DataTable/sorting.ts';
export * from './primitives/DateInput/DateInput.tsx';
export { DatePicker, type DatePickerProps } from './primitives/DatePicker/DatePicker.tsx';
export * from './primitives/DateRangePicker/DateRangePicker.tsx';
export * from './primitives/Dialog/Dialog.tsx';
export * from './primitives/Drawer/Drawer.tsx';
export * from './primitives/DropdownMenu/DropdownMenu.tsx';
export * from './primitives/EmailInput/EmailInput.tsx';
export * from './primitives/EmptyState/EmptyState.tsx';
export * from './primitives/ErrorState/ErrorState.tsx';
export * from './primitives/Field/Field.tsx';
export * from './primitives/FilterBar/FilterBar.tsx';
export * from './primitives/Heading/Heading.tsx';
export * from './primitives/IconButton/IconButton.tsx';
export * from './primitives/KeyValueList/KeyValueList.tsx';
export * from './primitives/Link/Link.tsx';
export * from './primitives/LoadingShape/LoadingShape.tsx';
export * from './primitives/LoadMore/LoadMore.tsx';
export * from './primitives/MultiCombobox/MultiCombobox.tsx';
export * from './primitives/NumberInput/NumberInput.tsx';
export * from './primitives/Pagination/Pagination.tsx';
export * from './primitives/PasswordInput/PasswordInput.tsx';
export * from './primitives/PhotoInput/PhotoInput.tsx';
export * from './primitives/Popover/Popover.tsx';
export * from './primitives/ProgressBar/ProgressBar.tsx';
export * from './primitives/QrCode/QrCode.tsx';
export * from './primitives/RadioGroup/RadioGroup.tsx';
export * from './primitives/RangeCalendar/RangeCalendar.tsx';
export * from './primitives/RecordList/RecordList.tsx';
export * from './primitives/RepeatingRows/RepeatingRows.tsx';
export * from './primitives/SearchField/SearchField.tsx';
export * from './primitives/Select/Select.tsx';
export * from './primitives/Skeleton/Skeleton.tsx';
export * from './primitives/Spinner/Spinner.tsx';
export * from './primitives/StarRating/StarRating.tsx';
export * from './primitives/StarRatingInput/StarRatingInput.tsx';
export * from './primitives/Switch/Switch.tsx';
export * from './primitives/Tabs/Tabs.tsx';
export * from './primitives/TagListInput/TagListInput.tsx';
export * from './primitives/Text/Text.tsx';
export * from './primitives/Textarea/Textarea.tsx';
export * from './primitives/TextInput/TextInput.tsx';
export * from './primitives/TimeInput/TimeInput.tsx';
export type { TimelineMessages } from './primitives/Timeline/messages.ts';
export { TIMELINE_STATUSES, type TimelineBooking, type TimelineStatus } from './primitives/Timeline/slots.ts';
export * from './primitives/Timeline/Timeline.tsx';
export type { TimelineRange } from './primitives/Timeline/useTimeline.ts';
export { showToast, TOAST_TONES, type ToastOptions, type ToastTone } from './primitives/Toast/toastStore.ts';
export * from './primitives/ToggleButtonGroup/ToggleButtonGroup.tsx';
export * from './primitives/Tooltip/Tooltip.tsx';
export { type LocaleSettings, useLocaleSettings, useTranslate } from './primitives/UiProvider/LocaleSettings.ts';
export {
  type Messages,
  type MessageValues,
  splitAt,
  type Translate,
  type Translation,
  translateBy,
} from './primitives/UiProvider/translate.ts';
export type { LinkComponentProps } from './primitives/UiProvider/UiContext.ts';
export * from './primitives/UiProvider/UiProvider.tsx';
export * from './primitives/VirtualList/VirtualList.tsx';
export { THEME_NAMES, type ThemeName } from './themes/index.ts';
