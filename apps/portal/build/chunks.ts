import { isNeededToSignIn } from './signInValibot.ts';

/** Name of the chunk with the frame of all screens. */
export const SCREENS_CHUNK = 'screens';

interface Group {
  readonly name: string | ((id: string) => string | null);
  readonly debugName?: string;
  readonly test?: RegExp | ((id: string) => boolean);
  readonly tags?: '$initial'[];
  readonly priority: number;
  readonly minSize?: number;
  readonly includeDependenciesRecursively?: boolean;
}

/** Translations that only the administration screens and event series use. */
const AREA_TRANSLATIONS = /\/messages\/\w+\.administration\.ts$|\/(hindi|messages)\/\w+\.series\.ts$/;
/** Translations that only the money screens and event questions use. */
const MONEY_TRANSLATIONS = /\/(hindi|messages)\/\w+\.(money|questions)\.ts$/;
/** Translations of activity points, which administrators use too. */
const RECOGNITION_TRANSLATIONS = /\/(hindi|messages)\/\w+\.recognition\.ts$/;
/** All other translations, loaded only by readers of that language. */
const HINDI = /\/(domain\/src\/hindi|(ui|portal)\/src\/messages)\/|\/domain\/src\/language\/translator\.ts$/;
/** The frame with the landing screens. */
const SCREENS = /\/portal\/src\/app\/Screens\.tsx$/;
/**
 * Overlays, long lists and the errors of a failed sign-in, with their libraries. No first paint needs any of them; an idle browser fetches
 * them all at once.
 */
const OVERLAYS =
  /\/node_modules\/(@?radix-ui|@tanstack|@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib)|\/primitives\/(AlertDialog|DateInput|Dialog|Drawer|DropdownMenu|Popover|Tabs|Toast|VirtualList|overlay)\/|\/primitives\/FilterBar\/(DatesFilter|FilterChip|FilterSheet|InSheetContext)\./;
/** Libraries that only some screens need, with the primitives built on them, and the rules of event questions. */
const FORMS =
  /\/node_modules\/(react-hook-form|@hookform|downshift|compute-scroll-into-view|react-is|prop-types|@babel)|\/primitives\/(choice|combo|files|Checkbox|Combobox|FileDrop|MultiCombobox|NumberInput|PhotoInput|RadioGroup|RepeatingRows|StarRatingInput|Switch|TagListInput|Textarea|TimeInput)\/|\/ui\/src\/features\/forms\/formErrors\.ts$|\/domain\/src\/forms\/(?!texts|screenTexts)/;
const CHARTS =
  /\/node_modules\/(@visx|d3-|classnames)|\/ui\/src\/(charts(?!\/export)|features\/analytics)\/|\/screens\/dashboard\/Analytics\.tsx$/;
/** Forms and dialogs of each feature, loaded when somebody opens one. Series are part of the event form. */
const DIALOGS =
  /\/ui\/src\/features\/((?!accounts\/|accreditation\/|expense-claims\/|money(-charts)?\/|activity-points\/|certificates\/|event-reports\/|administration\/|approvals\/|positions\/Position(Holder)?Dialog\/)[\w-]+\/(\w*(Form|Dialog|Fields)\/|index\.ts$)|settings\/|forms\/(useUploads\.ts|UploadList\.tsx|FormDialog\.tsx)$)|\/(domain\/src|contract|hooks|features|screens)\/series[./]|\/portal\/src\/[\w/-]+\/((Add|Create|Edit|Give|Resolve)\w*|\w+Dialog|RoomRequests)\.tsx$/;
/**
 * Domain rules, API calls and hooks that the landing screens do not use, except those that belong to a single area. They render nothing.
 */
const RULES =
  /\/(domain|api-client)\/src\/(?!hooks\/(check-in\/|expense-drafts\/|money\b)|contract\/money\b|ledger\/|((contract|hooks|accounts)\/)?(activity-?points|expense-?claims|fee-?desk|forms\/|questions|surveys|series|accreditation|approvals|certificates|event-?reports|public-?pages|administration|imports|records|personal-?data|exportLists|passkeys|passwordChange|reauthenticationRequest|inbox\/(texts|order))\b)/i;
/**
 * Code that exports a list or a chart as a file, or imports one; loaded on demand. It shares a chunk with the charts, because the same
 * screens use both.
 */
const EXPORTS =
  /\/ui\/src\/(features\/exports|charts\/export|primitives\/downloads\/csv)|\/domain\/src\/administration\/(recordCells|imports|cells)\.ts$/;
/** Small libraries that several areas need: calendar dates, QR codes, device storage with the drafts of claims, and shared texts. */
const SMALL_LIBRARIES =
  /\/node_modules\/(@internationalized\/date|uqr|idb-keyval)\/|\/hooks\/expense-drafts\/|\/domain\/src\/(forms\/(texts|screenTexts)|ledger\/(screenTexts|yearTexts))\.ts$/;
/** The only primitives that a single area uses. */
const TIMELINE = '/ui/src/primitives/Timeline/';
const INBOX_LIST = '/ui/src/primitives/InboxList/';
/** Address of the QR scanner's WebAssembly file. */
const SCANNER_ADDRESS = '/zxing_reader.wasm?url';
/** Everything else that belongs to no feature: icons, lists and the light primitives that the landing screens do not use. */
const SHARED =
  /\/portal\/src\/(app|boot)\/|\/node_modules\/lucide-react\/|\/ui\/src\/(layout|dashboard|primitives(?!\/(Timeline|InboxList)))\/|\/ui\/src\/features\/(badges|forms\/(?!MovableList)|links\/|surfaces\/(?!sheet|columns))/;
/** Styles of parts that load on demand. Each rule is in a cascade layer, so their loading order does not matter. */
const LATE_STYLES =
  /\/(primitives\/(Calendar|CommandMenu|InboxList|RangeCalendar|Timeline)|features\/(inbox\/\w+|calendar\/\w+|(administration|personal-data|records|rooms|search)\/\w+))\/[\w.]+\.vanilla\.css$/;
/** The institute form and the code that derives a theme from a colour. Only one section of administration uses them. */
const INSTITUTE =
  /\/InstituteSection\.tsx$|\/InstituteForm\/|\/domain\/src\/administration\/institute\.ts$|\/domain\/src\/feature-flags\/(descriptions|recognition)\.ts$|\/ui\/src\/(theming|tokens)\/|\/ui\/src\/themes\/(pairs|layerNames)\.ts$|\/node_modules\/culori\//;
/** What administrators enter about activity points. Screens that show points or decide on claims do not need it. */
const POINT_RULES =
  /\/(PointsSection|Flows)\.tsx$|\/features\/approvals\/Flow(Form|List)\/|\/features\/activity-points\/(PointRules(Form|List)|Term(Dialog|List)|PeopleDialog|BatchAdvisersList|ExportPointsDialog)\/|\/features\/accreditation\/Template(Dialog|List)|\/domain\/src\/accreditation\/templateTexts\.ts$|\/domain\/src\/administration\/flowTexts\.ts$/;
/**
 * Expense claims, and fees at the desk. Their rules come with those of the ledger, and their texts with a file that these screens load
 * anyway.
 */
const CLAIM_TEXTS = /\/domain\/src\/(expense-claims|fee-desk)\/(texts|screenTexts)\.ts$/;
const CLAIM_RULES = /\/domain\/src\/(expense-claims|fee-desk)\//;
const CLAIMS = /\/screens\/money\/claims\/|\/(expense-?claims|expense-drafts|fee-?desk)[/.]/i;
/** The area of a screen, its features, and the rules and calls that only administrators load. */
const AREA = /\/(?:portal\/src\/screens|ui\/src\/features|domain\/src|api-client\/src\/(?:contract|hooks))\/(?<area>[\w-]+)[/.]/;

/** In bytes of source. A smaller area shares a file, because it is not worth a request of its own. */
const SMALL = 14_000;

/** Returns the area of screens that a module belongs to; the role dashboards are one area. */
function areaOf(id: string): string | null {
  if (id.includes(TIMELINE)) return 'rooms';
  if (id.includes(INBOX_LIST)) return 'inbox';
  if (id.includes(SCANNER_ADDRESS)) return 'check-in';
  if (id.includes('/surfaces/columns.')) return 'skills';
  const area = AREA.exec(id)?.groups?.area ?? null;
  if (area === 'imports') return 'administration';
  if (area === 'ledger' || area === 'money-charts') return 'money';
  if (CLAIM_TEXTS.test(id)) return 'positions';
  if (CLAIM_RULES.test(id)) return 'money';
  if (CLAIMS.test(id)) return 'claims';
  if (area === 'activityPoints' || area === 'approvals') return 'activity-points';
  // Three small areas that the same people use.
  if (area === 'endorsements' || area === 'feedback') return 'events';
  // Loaded on the event page.
  if (area === 'public-pages' || area === 'publicPages') return 'events';
  // The event page shows certificates.
  if (area === 'certificates') return 'calendar';
  // Loaded on the event page by those who manage the event, like check-in.
  if (area === 'event-reports' || area === 'eventReports' || area === 'checkIns') return 'check-in';
  // Both concern years of office and are small. The accreditation sheet is the only surface that no other screen needs at once.
  if (area === 'accreditation' || area === 'surfaces') return 'positions';
  // Both are small, and office-bearers reach them from their dashboards.
  if (area === 'questions' || area === 'surveys') return 'dashboard';
  // The person's own record and personal data.
  if (area === 'personalData' || area === 'personal-data') return 'records';
  if (area && ['passkeys', 'passwordChange', 'reauthenticationRequest'].includes(area)) return 'accounts';
  return area && /-dashboard$|^placeholders$/.test(area) ? 'dashboard' : area;
}

/**
 * Which modules share a chunk. The list follows the order in which the files are needed: sign-in; the frame with the landing screens and
 * everything that they render at once; what all other screens share; one file per area of screens, and one for all small areas; and
 * separate files for the libraries of charts, overlays and forms. A module goes to the first group that matches it.
 */
export const CHUNKS: readonly Group[] = [
  { name: 'portal', tags: ['$initial'], test: isNeededToSignIn, priority: 5 },
  { name: 'late-styles', test: LATE_STYLES, priority: 6 },
  { name: 'institute', test: INSTITUTE, priority: 6 },
  { name: 'styles', test: /\.vanilla\.css$/, priority: 5 },
  { name: SCREENS_CHUNK, test: SCREENS, includeDependenciesRecursively: true, priority: 4 },
  { name: 'hindi-administration', test: AREA_TRANSLATIONS, priority: 5 },
  { name: 'hindi-money', test: MONEY_TRANSLATIONS, priority: 5 },
  { name: 'hindi-recognition', test: RECOGNITION_TRANSLATIONS, priority: 5 },
  { name: 'hindi', test: HINDI, priority: 4 },
  { name: 'overlays', test: OVERLAYS, priority: 3 },
  { name: 'small-libraries', test: SMALL_LIBRARIES, priority: 3 },
  { name: 'forms', test: FORMS, priority: 3 },
  { name: 'charts', test: (id) => CHARTS.test(id) || EXPORTS.test(id), priority: 3 },
  { name: 'dialogs', test: DIALOGS, priority: 3 },
  { name: 'point-rules', test: POINT_RULES, priority: 3 },
  { name: 'shared', test: (id) => RULES.test(id) || SHARED.test(id), priority: 2 },
  { name: areaOf, debugName: 'areas', minSize: SMALL, priority: 1 },
  { name: 'small-areas', test: AREA, priority: 0 },
];
