import { isNeededToSignIn } from './ownValibot.ts';

/** The file with the frame of all screens. */
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

/** What only the screens of administration, and series of events, say in another language. */
const AREA_WORDS = /\/messages\/\w+\.administration\.ts$|\/(hindi|messages)\/\w+\.series\.ts$/;
/** The same of money, and of what events ask. */
const MONEY_WORDS = /\/(hindi|messages)\/\w+\.(money|questions)\.ts$/;
/** The same of activity points, which administrators read too. */
const RECOGNITION_WORDS = /\/(hindi|messages)\/\w+\.recognition\.ts$/;
/** The words of a language, for those who read it. */
const HINDI = /\/(domain\/src\/hindi|(ui|portal)\/src\/messages)\/|\/domain\/src\/language\/translator\.ts$/;
/** The frame with the screens that people land on. */
const SCREENS = /\/portal\/src\/app\/Screens\.tsx$/;
/**
 * What opens over a page, long lists, and what is told of a sign-in that failed, with their libraries: no first paint needs any of it, and
 * an idle browser fetches all at once.
 */
const OVERLAYS =
  /\/node_modules\/(@?radix-ui|@tanstack|@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib)|\/primitives\/(AlertDialog|DateInput|Dialog|Drawer|DropdownMenu|Popover|Tabs|Toast|VirtualList|overlay)\/|\/primitives\/FilterBar\/(DatesFilter|FilterChip|FilterSheet|InSheetContext)\./;
/** Libraries that only a part of the screens needs, with the primitives that are built on them, and the rules of what events ask. */
const FORMS =
  /\/node_modules\/(react-hook-form|@hookform|downshift|compute-scroll-into-view|react-is|prop-types|@babel)|\/primitives\/(choice|combo|files|Checkbox|Combobox|FileDrop|MultiCombobox|NumberInput|PhotoInput|RadioGroup|RepeatingRows|StarRatingInput|Switch|TagListInput|Textarea|TimeInput)\/|\/ui\/src\/features\/forms\/formErrors\.ts$|\/domain\/src\/forms\/(?!texts|screenTexts)/;
const CHARTS =
  /\/node_modules\/(@visx|d3-|classnames)|\/ui\/src\/(charts(?!\/save)|features\/analytics)\/|\/screens\/dashboard\/Analytics\.tsx$/;
/** What a person fills in or decides, feature by feature: wanted when somebody presses for it. Series are a part of the form of an event. */
const DIALOGS =
  /\/ui\/src\/features\/((?!accounts\/|accreditation\/|expense-claims\/|money(-charts)?\/|activity-points\/|certificates\/|event-reports\/|administration\/|approvals\/|positions\/Position(Holder)?Dialog\/)[\w-]+\/(\w*(Form|Dialog|Fields)\/|index\.ts$)|settings\/|forms\/(useUploads\.ts|UploadList\.tsx|FormDialog\.tsx)$)|\/(domain\/src|contract|hooks|features|screens)\/series[./]|\/portal\/src\/[\w/-]+\/((Add|Create|Edit|Give|Resolve)\w*|\w+Dialog|RoomRequests)\.tsx$/;
/** Rules, calls and hooks that the screens before have no use for, except for those that one area alone has. They draw nothing. */
const RULES =
  /\/(domain|api-client)\/src\/(?!hooks\/(check-in\/|expense-drafts\/|money\b)|contract\/money\b|ledger\/|((contract|hooks|accounts)\/)?(activity-?points|expense-?claims|fee-?desk|forms\/|questions|surveys|series|accreditation|approvals|certificates|event-?reports|public-?pages|administration|imports|records|personal-?data|wholeLists|passkeys|passwordChange|reauthenticationRequest|inbox\/(texts|order))\b)/i;
/** What writes a list or a chart as a file: wanted when somebody saves one, or brings one in. It comes with the charts, which the same screens have. */
const EXPORTS =
  /\/ui\/src\/(features\/exports|charts\/save|primitives\/saving\/csv)|\/domain\/src\/administration\/(recordCells|imports|cells)\.ts$/;
/** Small libraries that several areas need: days of a calendar, codes of squares, what is kept on the device, and words that they share. */
const SMALL_LIBRARIES =
  /\/node_modules\/(@internationalized\/date|uqr|idb-keyval)\/|\/domain\/src\/(forms\/(texts|screenTexts)|ledger\/(screenTexts|yearTexts))\.ts$/;
/** The one primitive that a single area draws. */
const TIMELINE = '/ui/src/primitives/Timeline/';
/** Where the program lies that reads codes. */
const SCANNER_ADDRESS = '/zxing_reader.wasm?url';
/** What else is no feature's own: icons, lists and the light primitives that the screens before have no use for. */
const SHARED =
  /\/portal\/src\/(app|boot)\/|\/node_modules\/lucide-react\/|\/ui\/src\/(layout|dashboard|primitives(?!\/Timeline))\/|\/ui\/src\/features\/(badges|forms\/(?!MovableList)|links\/|surfaces\/(?!sheet|columns))/;
/** Of what only comes when somebody asks for it; each rule is in a layer, so it does not matter when they come. */
const LATE_STYLES =
  /\/(primitives\/(Calendar|CommandMenu|InboxList|RangeCalendar|Timeline)|features\/(inbox\/\w+|calendar\/\w+|(administration|personal-data|records|rooms|search)\/\w+))\/[\w.]+\.vanilla\.css$/;
/** The form of the institute, with what makes a theme of a colour: one section of administration wants it, and no other screen. */
const INSTITUTE =
  /\/InstituteSection\.tsx$|\/InstituteForm\/|\/domain\/src\/administration\/institute\.ts$|\/domain\/src\/feature-flags\/(words|recognition)\.ts$|\/ui\/src\/(theming|tokens)\/|\/ui\/src\/themes\/(pairs|layerNames)\.ts$|\/node_modules\/culori\//;
/** What administrators enter about activity points: whoever has points, or decides about claims, wants none of it. */
const POINT_RULES =
  /\/(PointsSection|Flows)\.tsx$|\/features\/approvals\/Flow(Form|List)\/|\/features\/activity-points\/(PointRules(Form|List)|Term(Dialog|List)|PeopleDialog|BatchAdvisersList|ExportPointsDialog)\/|\/features\/accreditation\/Template(Dialog|List)|\/domain\/src\/accreditation\/templateTexts\.ts$|\/domain\/src\/administration\/flowTexts\.ts$/;
/** Claims of expenses, and fees at the desk; their rules come with those of the ledger, and their words with a file that they load anyway. */
const CLAIM_WORDS = /\/domain\/src\/(expense-claims|fee-desk)\/(texts|screenTexts)\.ts$/;
const CLAIM_RULES = /\/domain\/src\/(expense-claims|fee-desk)\//;
const CLAIMS = /\/screens\/money\/claims\/|\/(expense-?claims|expense-drafts|fee-?desk)[/.]/i;
/** Of a screen, its features, and what only administrators load of rules and calls. */
const AREA = /\/(?:portal\/src\/screens|ui\/src\/features|domain\/src|api-client\/src\/(?:contract|hooks))\/(?<area>[\w-]+)[/.]/;

/** In bytes, as written: an area of less than that shares a file, for alone it is not worth a request of its own. */
const SMALL = 14_000;

/** The area of screens that a module is of; the dashboards of the roles are one. */
function areaOf(id: string): string | null {
  if (id.includes(TIMELINE)) return 'rooms';
  if (id.includes(SCANNER_ADDRESS)) return 'check-in';
  if (id.includes('/surfaces/columns.')) return 'skills';
  const area = AREA.exec(id)?.groups?.area ?? null;
  if (area === 'imports') return 'administration';
  if (area === 'ledger' || area === 'money-charts') return 'money';
  if (CLAIM_WORDS.test(id)) return 'positions';
  if (CLAIM_RULES.test(id)) return 'money';
  if (CLAIMS.test(id)) return 'claims';
  if (area === 'activityPoints' || area === 'approvals') return 'activity-points';
  // Three that are small, and wanted by who looks after what others do.
  if (area === 'endorsements' || area === 'feedback') return 'events';
  // Asked for on the page of an event.
  if (area === 'public-pages' || area === 'publicPages') return 'events';
  // The page of an event has them.
  if (area === 'certificates') return 'calendar';
  // Asked for there by who looks after an event, as checking in is.
  if (area === 'event-reports' || area === 'eventReports' || area === 'checkIns') return 'check-in';
  // Both are of years of office, and small; the sheet that accreditation prints is the one surface that no other screen needs at once.
  if (area === 'accreditation' || area === 'surfaces') return 'positions';
  // Office-bearers come to them from their dashboards, and both are small.
  if (area === 'questions' || area === 'surveys') return 'dashboard';
  // What one has of oneself: the record, and all that is kept.
  if (area === 'personalData' || area === 'personal-data') return 'records';
  if (area && ['passkeys', 'passwordChange', 'reauthenticationRequest'].includes(area)) return 'accounts';
  return area && /-dashboard$|^placeholders$/.test(area) ? 'dashboard' : area;
}

/**
 * Which modules travel together. A handful of whole files, in the order in which they are wanted: signing in; the frame with the
 * screens that people land on, and everything that these draw at once; what all other screens share; a file for each area of
 * screens, and one for all small ones; and by themselves the libraries for charts, overlays and forms. A module goes to the first
 * that asks for it.
 */
export const CHUNKS: readonly Group[] = [
  { name: 'portal', tags: ['$initial'], test: isNeededToSignIn, priority: 5 },
  { name: 'late-styles', test: LATE_STYLES, priority: 6 },
  { name: 'institute', test: INSTITUTE, priority: 6 },
  { name: 'styles', test: /\.vanilla\.css$/, priority: 5 },
  { name: SCREENS_CHUNK, test: SCREENS, includeDependenciesRecursively: true, priority: 4 },
  { name: 'hindi-administration', test: AREA_WORDS, priority: 5 },
  { name: 'hindi-money', test: MONEY_WORDS, priority: 5 },
  { name: 'hindi-recognition', test: RECOGNITION_WORDS, priority: 5 },
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
