import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The entry modules of the preview. */
const PREVIEW = /builder-vite\/vite-app|iframe\.html/;
const COMPONENTS = /packages\/ui\/src\/(primitives|layout|charts|dashboard)\//;

/** Stories and documentation pages: a chunk each, loaded when they are opened. */
const OPENED = /\.(stories|guide)\.tsx?$|\.mdx$/;

/** Returns a function that tells whether a module is imported, directly or indirectly, by a module that matches. */
function importedBy(kind: (id: string) => boolean): (id: string, context: Context) => boolean {
  const known = new Map<string, boolean>();
  return (id, context) => {
    const seen = new Set([id]);
    for (const each of seen) {
      if (known.get(each) ?? kind(each)) {
        known.set(id, true);
        return true;
      }
      if (!known.has(each)) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
    }
    known.set(id, false);
    return false;
  };
}

const isOfPreview = importedBy((id) => PREVIEW.test(id));
const isOfComponents = importedBy((id) => COMPONENTS.test(id) && !OPENED.test(id));

/** The chunks; the first match applies. A component's story loads only the chunks of its kind, and a screen loads all of them. */
const FILES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['portal', /apps\/portal\/src\//],
  ['features', /packages\/ui\/src\/features\//],
  ['client', /packages\/api-client\/src\//],
  ['rules', /packages\/domain\/src\//],
  ['styles', /packages\/ui\/src\/.*\.css\.ts/],
  ['charts', /packages\/ui\/src\/charts\//],
  ['dashboard', /packages\/ui\/src\/dashboard\/(?!StatCard|Tile\/)/],
  ['lists', /packages\/ui\/src\/primitives\/(DataTable|VirtualList|RecordList|InboxList)\//],
  [
    'pickers',
    /packages\/ui\/src\/primitives\/(.*(Combobox|combo|Calendar|Picker|Date.*|TimeInput|File.*|files|Photo.*|QrCode|TagListInput)|CommandMenu|FilterBar|Timeline)\//,
  ],
  ['overlays', /packages\/ui\/src\/primitives\/(.*Dialog|Modal|Drawer|Popover|Tooltip|DropdownMenu|Toast|overlay)\//],
  ['fields', /packages\/ui\/src\/primitives\/(.*(Input|Field|Box|box|Group|Select|Textarea|Code)|Switch|choice|RepeatingRows)\//],
  ['basics', /packages\/ui\/src\/(layout|primitives\/(Card|Heading|Link|Text)|dashboard\/(StatCard|Tile))\//],
  ['components', /packages\/ui\/src\/(primitives|layout|dashboard)\//],
  ['icons', /lucide-react\//],
  ['chart-libraries', /node_modules\/(@visx|d3-)/],
  ['form-libraries', /node_modules\/(react-hook-form|@hookform|valibot)/],
  [
    'overlay-libraries',
    /node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|use-callback|use-sidecar|react-style-singleton|get-nonce)/,
  ],
  ['date-libraries', /node_modules\/(@internationalized|@react-aria|@react-stately|react-aria|react-stately|date-fns|@date-fns)/],
  ['list-libraries', /node_modules\/@tanstack/],
  ['data-libraries', /node_modules\/(swr|use-sync|dequal|react-router|@lingui)/],
];

function fileOf(id: string, context: Context): string | undefined {
  if (OPENED.test(id)) return undefined;
  const name = FILES.find(([, modules]) => modules.test(id))?.[0];
  if (!name) return undefined;
  if (isOfPreview(id, context)) return 'preview';
  return name === 'rules' && isOfComponents(id, context) ? 'rules-of-components' : name;
}

/** Every chunk costs a round trip when a story is opened, so modules that are loaded together share a chunk. */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [{ name: fileOf }];
