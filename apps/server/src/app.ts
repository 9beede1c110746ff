import cookie from '@fastify/cookie';
import { POLICY, type PolicyTable } from '@quad/domain/access';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { newId } from './db/ids.ts';
import type { Replica } from './db/replica.ts';
import { accountChangeRoutes } from './features/accounts/accountChanges.routes.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { whoIs } from './features/accounts/accounts.service.ts';
import { emailVerificationRoutes } from './features/accounts/emailVerification.routes.ts';
import { googleRoutes } from './features/accounts/google.routes.ts';
import { passkeyRoutes } from './features/accounts/passkeys.routes.ts';
import { providerRoutes } from './features/accounts/providers.routes.ts';
import { signInOffer } from './features/accounts/providers.service.ts';
import { reauthenticationRoutes } from './features/accounts/reauthentication.routes.ts';
import { resetRoutes } from './features/accounts/resets.routes.ts';
import { sessionRoutes } from './features/accounts/sessions.routes.ts';
import { accreditationRoutes } from './features/accreditation/accreditation.routes.ts';
import { achievementRoutes } from './features/achievements/achievements.routes.ts';
import { activityPointRoutes } from './features/activity-points/activityPoints.routes.ts';
import { administrationRoutes } from './features/administration/administration.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { approvalRoutes } from './features/approvals/approvals.routes.ts';
import type { ApprovalEffects } from './features/approvals/approvals.service.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { certificateRoutes } from './features/certificates/certificates.routes.ts';
import { settleCertificates } from './features/certificates/certificates.service.ts';
import { ChangeFeed } from './features/changes/changeFeed.ts';
import { ChangeStreams } from './features/changes/changeStreams.ts';
import { changeRoutes } from './features/changes/changes.routes.ts';
import { checkInRoutes } from './features/check-ins/checkIns.routes.ts';
import { dailyLimitRoutes } from './features/daily-limits/dailyLimits.routes.ts';
import { counterRoutes } from './features/dashboard/counters.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { eventReportRoutes } from './features/event-reports/eventReports.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { settleClaim } from './features/expense-claims/claims.service.ts';
import { expenseClaimRoutes } from './features/expense-claims/expenseClaims.routes.ts';
import { feeDeskRoutes } from './features/fee-desk/feeDesk.routes.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { inboxRoutes } from './features/inbox/inbox.routes.ts';
import { settleBudget } from './features/ledger/budgetRequests.service.ts';
import { ledgerRoutes } from './features/ledger/ledger.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { orgUnitRoutes } from './features/org-units/orgUnits.routes.ts';
import { personalDataRoutes } from './features/personal-data/personalData.routes.ts';
import { positionRoutes } from './features/positions/positions.routes.ts';
import { photoRoutes } from './features/profile/photos.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { publicPageRoutes } from './features/public-pages/publicPages.routes.ts';
import { questionRoutes } from './features/questions/questions.routes.ts';
import { recordRoutes } from './features/records/records.routes.ts';
import { registrationRoutes } from './features/registrations/registrations.routes.ts';
import { roomRequestRoutes } from './features/room-requests/roomRequests.routes.ts';
import { roomPhotoRoutes } from './features/rooms/roomPhotos.routes.ts';
import { roomRoutes } from './features/rooms/rooms.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { seriesRoutes } from './features/series/series.routes.ts';
import { skillRoutes } from './features/skills/skills.routes.ts';
import { surveyRoutes } from './features/surveys/surveys.routes.ts';
import { mailFolder } from './mail/openMailer.ts';
import { byAccept } from './plugins/accept.ts';
import { serveApiDocs } from './plugins/apiDocs.ts';
import { limitBodies, readJsonOnly } from './plugins/bodies.ts';
import { brandSheetOf } from './plugins/brand.ts';
import { compressAnswers } from './plugins/compression.ts';
import { addEtags } from './plugins/conditional.ts';
import { refuseCrossSite } from './plugins/csrf.ts';
import type { Installation, Server } from './plugins/endpoints.ts';
import { answerClientError, answerWithoutRoute, handleErrors } from './plugins/errors.ts';
import { requirePolicyRows } from './plugins/guard.ts';
import { addSecurityHeaders, sendStrictTransportSecurity } from './plugins/headers.ts';
import { serveHealth } from './plugins/health.ts';
import { contextOf, type FindInstitute, findInstituteFirst } from './plugins/institute.ts';
import { type LogStream, loggerOptions, logRequests } from './plugins/logging.ts';
import { DeferredMetrics, serveMetrics } from './plugins/metrics.ts';
import type { DemonstrationAccount } from './plugins/page.ts';
import { servePortal } from './plugins/portal.ts';
import { type Pressure, refuseWhileStopping, shedLoad } from './plugins/pressure.ts';
import { findSession } from './plugins/session.ts';
import { recordUsesAfterResponse } from './plugins/sessionUses.ts';
import { boundedSockets, type SocketTimes } from './plugins/sockets.ts';
import type { Traces } from './plugins/traces.ts';
import './plugins/types.ts';

const BODY_LIMIT = 256 * 1024;
/** As long as a URL can be. A parameter that matches nothing is answered by its endpoint, not by the router. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

/** The effects of an approval decision, by what the approval flow is for. */
const APPROVAL_EFFECTS: ApprovalEffects = { budget: settleBudget, certificates: settleCertificates, reimbursement: settleClaim };

/** Every feature's routes. A new feature adds its line here. */
const FEATURES: readonly ((server: Server) => void)[] = [
  accountRoutes,
  resetRoutes,
  accountChangeRoutes,
  emailVerificationRoutes,
  googleRoutes,
  providerRoutes,
  sessionRoutes,
  reauthenticationRoutes,
  passkeyRoutes,
  eventRoutes,
  registrationRoutes,
  questionRoutes,
  surveyRoutes,
  calendarRoutes,
  checkInRoutes,
  roomRequestRoutes,
  roomRoutes,
  roomPhotoRoutes,
  analyticsRoutes,
  dashboardRoutes,
  counterRoutes,
  feedbackRoutes,
  inboxRoutes,
  searchRoutes,
  positionRoutes,
  orgUnitRoutes,
  profileRoutes,
  dailyLimitRoutes,
  photoRoutes,
  skillRoutes,
  achievementRoutes,
  recordRoutes,
  certificateRoutes,
  eventReportRoutes,
  publicPageRoutes,
  seriesRoutes,
  activityPointRoutes,
  accreditationRoutes,
  (server) => approvalRoutes(server, APPROVAL_EFFECTS),
  ledgerRoutes,
  expenseClaimRoutes,
  feeDeskRoutes,
  notificationRoutes,
  administrationRoutes,
  importRoutes,
  personalDataRoutes,
];

export interface AppOptions {
  readonly config: Config;
  /** Finds the institute that a request is for. */
  readonly findInstitute: FindInstitute;
  /** The rows of all institutes, for what belongs to no single institute. */
  readonly acrossInstitutes: Database;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Checks everything that the installation needs. By default reports no findings. */
  readonly examine?: Installation['examine'];
  /** Who may make which call. Defaults to the product's policy. */
  readonly policy?: PolicyTable;
  /** Where log lines are written. Defaults to standard output. */
  readonly logStream?: LogStream;
  /** Folder of the built portal. Without it the server serves the API only. */
  readonly portalFolder?: string | undefined;
  /** The replica that records are read from, besides the primary database. */
  readonly replica?: Replica | undefined;
  /** Accounts that an institute's sign-in page offers. Empty except in a demonstration. */
  readonly demonstrationAccountsOf?: (context: Context) => Promise<readonly DemonstrationAccount[]>;
  /** The metrics registry. By default the application creates its own. */
  readonly metrics?: DeferredMetrics;
  /** Exports a trace of every request. */
  readonly traces?: Pick<Traces, 'instrument'> | undefined;
  /** Overrides the default socket timeouts. */
  readonly socketTimes?: Partial<SocketTimes>;
  readonly pressure?: Partial<Pressure>;
}

/** Builds the whole server except for the socket: production listens on it, tests inject requests into it. */
export async function buildApp({
  config,
  findInstitute,
  acrossInstitutes,
  ping,
  portalFolder,
  replica,
  logStream,
  policy = POLICY,
  examine = async () => [],
  metrics = new DeferredMetrics(),
  traces,
  demonstrationAccountsOf = async () => [],
  socketTimes,
  pressure,
}: AppOptions): Promise<FastifyInstance> {
  const sockets = boundedSockets(socketTimes);
  const app = Fastify({
    serverFactory: sockets.serverFactory,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerWithoutRoute,
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH, constraints: { wants: byAccept } },
    forceCloseConnections: 'idle',
    // Fastify's own response has another shape than every other error: see `refuseWhileStopping`.
    return503OnClosing: false,
  });
  app.decorateRequest('session', undefined);
  app.decorate('replica', replica);
  app.decorate('cutConnections', sockets.destroyAll);
  traces?.instrument(app);
  requirePolicyRows(app, policy);
  handleErrors(app);
  readJsonOnly(app);
  limitBodies(app);
  logRequests(app);
  await app.register(cookie);
  await addSecurityHeaders(app);
  refuseWhileStopping(app);
  await shedLoad(app, { eventLoopDelay: config.maxEventLoopDelayMs, ...pressure });
  findInstituteFirst(app, findInstitute);
  sendStrictTransportSecurity(app);
  refuseCrossSite(app);
  addEtags(app);
  await compressAnswers(app);
  recordUsesAfterResponse(app);
  serveHealth(app, { ping });
  if (config.apiDocs) serveApiDocs(app);
  // Announces only changes that readers already see: those on the replica while it serves reads.
  const changesFrom = async () => (replica && (await replica.canServe()) ? replica.acrossInstitutes() : acrossInstitutes);
  const streams = new ChangeStreams(new ChangeFeed({ database: changesFrom, clock: () => new Date(), log: app.log }));
  serveMetrics(app, { metrics, token: config.metricsToken, openStreams: () => streams.count });
  const server = { app, policy, installation: { acrossInstitutes, examine } };
  for (const register of FEATURES) register(server);
  changeRoutes(server, streams);
  await servePortal(app, {
    valuesOf: async (context) => ({
      institute: context.config.institute,
      demonstrationAccounts: await demonstrationAccountsOf(context),
      mailFolder: config.demo ? mailFolder(config) : undefined,
      offered: signInOffer(context),
      brandSheet: brandSheetOf(context)?.address,
    }),
    folder: portalFolder,
    countersOrigin: config.countersOrigin,
    placeNow: () => streams.placeNow(),
    findUser: async (request) => {
      const context = contextOf(request);
      return whoIs(context, await findSession(context, request));
    },
  });
  return app;
}
