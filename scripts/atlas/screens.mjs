// Which addresses belong to a screen, and which of its states are impossible, equal for all roles, or shown by a part. This cannot be read
// from stories, because it is about missing ones. The test reports entries that are not needed any more.

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {readonly string[]} at addresses, as routes of the portal or sections of the shell
 * @property {string} [over] the start of its stories' titles, for a screen without an address that opens over any other
 * @property {boolean} [isSameForRoles] also what is loaded looks the same for every role, so that the stories of one role are enough, as for all
 *   other states
 * @property {readonly string[]} [shows] its parts, as folders in packages/ui/src, whose stories show the states that its own do not
 * @property {Readonly<Record<string, string>>} [parts] the story of a part for a state, where the name of the story does not say it
 * @property {Readonly<Record<string, string>>} [without] why a state is impossible; by state, or by role and state (`student empty`)
 */

const NO_REQUEST = 'It asks the server for nothing before something is sent, so there is nothing to wait for.';
const READ_ONLY = 'It only shows: nothing is sent from here.';
const OWN_TEXTS = 'All texts are its own, and none can grow.';
const NO_LIST = 'There is no list that could be long.';
const A_FORM = 'A form begins empty: that is how it is loaded.';
const TO_COME = 'It is to come: two sentences say so.';
const ONE_RECORD = 'It shows one record: where there is none, it was not found.';
const BUSY = 'A button is busy, as everywhere.';
const LINE = 'A line of text stands in the place of what is loaded.';
const ERROR = 'The error state of every screen stands in the place of what was not read.';
const SESSION = 'It shows what the session says, and asks for no more.';
const LEADS = 'It asks the server for nothing: it leads to other screens.';
const COUNTS = 'Figures are as many as there are tiles, however large they are.';

const withoutRequest = { loading: NO_REQUEST, failed: NO_REQUEST };
const readOnly = { busy: READ_ONLY, refused: READ_ONLY };
const asEverywhere = { loading: LINE, failed: ERROR, busy: BUSY };
const withoutData = { long: OWN_TEXTS, many: NO_LIST };
const aForm = { ...withoutRequest, empty: A_FORM };
const formWithoutData = { ...aForm, ...withoutData };
const EXCEPT_LOADED = ['loading', 'empty', 'failed', 'busy', 'refused', 'long', 'many'];
const toCome = Object.fromEntries(EXCEPT_LOADED.map((state) => [state, TO_COME]));

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'Sign in', at: ['/login'], shows: ['features/accounts/SignInForm'], without: formWithoutData },
  { name: 'Sign in with a passkey', at: ['/login/passkey'], without: formWithoutData },
  { name: 'Register', at: ['/register'], shows: ['features/accounts/RegisterForm'], without: formWithoutData },
  { name: 'Forgot password', at: ['/forgot-password'], shows: ['features/accounts/ForgotPasswordForm'], without: formWithoutData },
  { name: 'Reset password', at: ['/reset-password/:id/:resetToken'], without: { empty: A_FORM, ...withoutData } },
  {
    name: 'Check your mail',
    at: ['/verify-email'],
    shows: ['features/accounts/CheckMail'],
    without: { empty: 'Whoever comes here has an address.', failed: SESSION, many: NO_LIST },
  },
  {
    name: 'Confirm an address',
    at: ['/verify-email/:id/:token'],
    shows: ['features/accounts/ConfirmAddress'],
    without: { empty: 'Without a link nobody comes here.', ...withoutData },
  },
  {
    name: 'Stop a change of the account',
    at: ['/stop-change/:token'],
    without: { ...withoutRequest, empty: 'Without a link nobody comes here.', ...withoutData },
  },
  {
    name: 'Onboarding',
    at: ['/onboarding'],
    shows: ['features/accounts/OnboardingForm', 'features/accounts/AccountPage'],
    without: { empty: A_FORM, failed: SESSION, many: NO_LIST },
  },
  { name: 'Sign out', at: ['/logout'], isSameForRoles: true, without: { ...withoutRequest, empty: 'It does one thing.', ...withoutData } },
  { name: 'Not allowed', at: ['/unauthorised'], without: { ...withoutRequest, empty: 'It says one thing.', ...readOnly, ...withoutData } },
  {
    name: 'Home of the dashboard',
    at: ['/dashboard'],
    shows: ['charts/BarChart'],
    parts: { long: 'charts/BarChart/Adapts' },
    without: readOnly,
  },
  {
    name: 'Student home',
    at: ['/home'],
    isSameForRoles: true,
    shows: ['features/dashboard/UpcomingEvents'],
    without: { ...readOnly, many: 'It shows the next three events and the latest achievement.' },
  },
  {
    name: 'Profile',
    at: ['/profile', '/dashboard/profile'],
    isSameForRoles: true,
    shows: ['features/profile/ProfileView', 'features/profile/ProfileForm'],
    without: { many: NO_LIST },
  },
  {
    name: 'Events',
    at: ['/events', '/dashboard/events'],
    shows: ['features/events/EventCard'],
    parts: { 'student long': 'features/events/EventListCompact/LongTitle' },
    without: { 'student busy': READ_ONLY, 'student refused': READ_ONLY },
  },
  { name: 'One event', at: ['/events/:id'], isSameForRoles: true, without: { empty: ONE_RECORD, many: NO_LIST } },
  {
    name: 'Participants of an event',
    at: ['/events/:id/participants'],
    isSameForRoles: true,
    shows: ['features/registrations/AddParticipantDialog', 'features/registrations/ParticipantList'],
  },
  {
    name: 'Questions and answers of an event',
    at: ['/events/:id/questions', '/events/:id/answers'],
    isSameForRoles: true,
    without: { busy: BUSY },
  },
  {
    name: 'Survey of an event',
    at: ['/events/:id/survey'],
    isSameForRoles: true,
    without: {
      ...asEverywhere,
      empty: 'Who was not there sees that there is nothing for them.',
      long: 'Labels and what people wrote wrap.',
      many: 'The table of answers scrolls within itself.',
    },
  },
  {
    name: 'Calendar',
    at: ['/calendar'],
    isSameForRoles: true,
    shows: ['features/calendar/EventCalendar'],
    parts: { busy: 'features/calendar/FeedPanel/Default', refused: 'features/calendar/FeedPanel/Refused' },
  },
  {
    name: 'Inbox',
    at: ['/inbox'],
    shows: ['features/inbox/InboxBoard'],
    parts: { 'coordinator loaded': 'features/inbox/InboxBoard/Default', busy: 'features/inbox/InboxBoard/Undo' },
  },
  {
    name: 'Settings',
    at: ['/settings'],
    isSameForRoles: true,
    shows: ['features/accounts/PasskeyList'],
    parts: { busy: 'features/accounts/PasskeyList/Adding' },
  },
  {
    name: 'My data',
    at: ['/my-data'],
    shows: ['features/personal-data/DataArchive'],
    parts: {
      'coordinator loaded': 'features/personal-data/ErasurePanel/HasOffices',
      'GenSec loaded': 'features/personal-data/ErasurePanel/HasOffices',
      long: 'features/personal-data/ErasurePanel/Everything',
      many: 'features/personal-data/ErasurePanel/Everything',
    },
  },
  { name: 'Own record', at: ['/record'], isSameForRoles: true, shows: ['features/records/RecordEditor', 'features/records/RecordSheet'] },
  { name: 'Activity points', at: ['/points'], isSameForRoles: true },
  { name: 'Approvals', at: ['/approvals'], isSameForRoles: true },
  {
    name: 'Money',
    at: ['/money', '/money/:unitId'],
    isSameForRoles: true,
    without: { busy: BUSY, long: 'Names and the cells of tables wrap.' },
  },
  {
    name: 'Claim of expenses',
    at: ['/money/claims/:id'],
    isSameForRoles: true,
    without: {
      ...asEverywhere,
      long: 'Names wrap, as in every list.',
      many: 'A claim has twenty lines at most.',
      refused: 'What is refused is said above the form, as everywhere.',
      empty: 'There is no claim without lines.',
    },
  },
  {
    name: 'Accreditation',
    at: ['/accreditation'],
    isSameForRoles: true,
    without: { ...asEverywhere, long: 'The cells of a table wrap.', many: 'It is a table with a button for more.' },
  },
  { name: 'Shared record', at: ['/record/:token'], isSameForRoles: true, shows: ['features/records/RecordSheet'], without: readOnly },
  {
    name: 'Check a credential',
    at: ['/verify'],
    isSameForRoles: true,
    parts: { long: 'features/records/CredentialChecker/OnAPhone' },
    without: { ...aForm, many: NO_LIST },
  },
  { name: 'Rooms', at: ['/rooms'], isSameForRoles: true, shows: ['features/rooms/RoomFormDialog', 'features/rooms/RoomTimeline'] },
  {
    name: 'Check-in',
    at: ['/check-in/:token'],
    shows: ['features/check-in/ScanResultCard'],
    parts: { 'coordinator loaded': 'features/check-in/CheckInDesk/Default', 'GenSec loaded': 'features/check-in/CheckInDesk/Default' },
    without: { many: 'A search finds a few people, however many registered.' },
  },
  {
    name: 'Find anything',
    at: [],
    over: 'Pages/Search/',
    shows: ['features/search/SearchMenu'],
    parts: { 'GenSec loaded': 'features/search/SearchMenu/GeneralSecretary', loading: 'features/search/SearchMenu/Searching' },
    without: { ...readOnly, many: 'It shows the best few of each kind, however many there are.' },
  },
  {
    name: 'Administration',
    at: ['/admin/:section'],
    isSameForRoles: true,
    shows: ['features/administration/PeopleList', 'features/administration/PersonDialog'],
  },
  {
    name: 'Add an event',
    at: ['/add-event', '/dashboard/add-event'],
    shows: ['features/events/EventFormDialog'],
    parts: { 'GenSec loaded': 'features/events/EventForm/Default' },
    without: { empty: A_FORM, loading: 'The form is there at once; units to choose from come when they come.' },
  },
  {
    name: 'Give feedback',
    at: ['/feedback', '/dashboard/give-feedback'],
    shows: ['features/feedback/GiveFeedbackForm', 'primitives/Combobox'],
    parts: { 'coordinator loaded': 'features/feedback/FeedbackList/Default', 'GenSec loaded': 'features/feedback/FeedbackList/Default' },
    without: { long: OWN_TEXTS },
  },
  {
    name: 'Read feedback',
    at: ['/viewfeedback', '/dashboard/feedback', '/dashboard/view-feedback'],
    shows: ['features/feedback/FeedbackList', 'features/feedback/ResolveFeedbackDialog'],
    parts: { 'coordinator loaded': 'features/feedback/FeedbackList/Default', 'GenSec loaded': 'features/feedback/FeedbackList/Default' },
    without: { 'student busy': READ_ONLY, 'student refused': READ_ONLY },
  },
  {
    name: 'Add an achievement',
    at: ['/add-achievement', '/dashboard/add-achievements'],
    isSameForRoles: true,
    shows: ['features/achievements/AchievementForm'],
    without: { empty: A_FORM, loading: 'The form is there at once; events to choose from come when they come.', ...withoutData },
  },
  {
    name: 'Achievements',
    at: ['/view-achievements', '/dashboard/achievements', '/dashboard/view-achievements'],
    isSameForRoles: true,
    shows: ['features/achievements/AchievementList'],
    without: readOnly,
  },
  {
    name: 'Skills',
    at: ['/skills', '/dashboard/skills'],
    isSameForRoles: true,
    shows: ['features/skills/UserSkillList'],
    parts: { busy: 'features/skills/AddSkillForm/Adding' },
  },
  {
    name: 'Own positions',
    at: ['/manage-position', '/dashboard/por'],
    isSameForRoles: true,
    shows: ['features/positions/MyPositions'],
    without: { ...readOnly, many: 'Nobody holds so many: one page shows all of a life at the institute.' },
  },
  {
    name: 'Manage positions',
    at: ['/cosa', '/dashboard/cosa', '/dashboard/manage-positions'],
    shows: ['features/positions/PositionHolderList'],
    without: readOnly,
  },
  {
    name: 'Appoint, add a position',
    at: ['/cosa/create'],
    shows: ['features/positions/PositionHolderForm', 'primitives/Combobox'],
    without: { empty: A_FORM, long: OWN_TEXTS },
  },
  {
    name: 'Endorsements',
    at: ['/gensec-endorse', '/dashboard/endorsement', '/dashboard/gensec-endorse', '/dashboard/endorse-achievements'],
    shows: ['features/endorsements/EndorsementCard', 'features/endorsements/EndorsementQueue'],
  },
  { name: 'Units', at: ['/dashboard/organization'], isSameForRoles: true, shows: ['features/org-units/UnitTree'], without: readOnly },
  {
    name: 'Add a unit',
    at: ['/create-org-unit', '/dashboard/add-org-unit'],
    shows: ['features/org-units/OrgUnitForm'],
    without: {
      empty: A_FORM,
      loading: 'The form is there at once; units to stand under come when they come.',
      failed: 'A unit needs none above it.',
      ...withoutData,
    },
  },
  {
    name: "General secretary's dashboard",
    at: ['/gensec-tech', '/gensec-acad', '/gensec-cult', '/gensec-sport'],
    without: {
      loading: LEADS,
      failed: LEADS,
      empty: 'Each secretary has the same modules.',
      ...readOnly,
      long: OWN_TEXTS,
      many: 'The modules are eight, and stay eight.',
    },
  },
  {
    name: 'Club dashboard',
    at: ['/club-dashboard'],
    shows: ['features/dashboard/ClubDashboard'],
    without: { ...readOnly, many: 'It shows the club, its contact and its latest events.' },
  },
  { name: "President's dashboard", at: ['/president-dashboard'], without: { ...readOnly, long: COUNTS, many: COUNTS } },
  { name: 'Approval (to come)', at: ['/president-approval'], without: toCome },
  { name: 'Room booking (to come)', at: ['/roombooking'], isSameForRoles: true, without: toCome },
];
