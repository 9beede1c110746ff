import { activityPoints, pointRules } from '@quad/api-client/contract';
import { ACTIVITY_POINT_TEXTS, activityClaimChange, activityClaimInput } from '@quad/domain/activity-points';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { accept } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { type Server, serve, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { serveForm } from '../../plugins/forms.ts';
import { serveList } from '../../plugins/lists.ts';
import { photoReporter } from '../profile/images.service.ts';
import { changeClaim, claimActivity, readClaim } from './claims.service.ts';
import { ClassCursor, listAdvised, listClass, listTerms, signClass, withdrawSignature } from './class.service.ts';
import { addEvidence, readEvidence } from './evidence.service.ts';
import { readAdvisedPoints, readOwnPoints } from './ownPoints.service.ts';
import { exportPoints } from './pointExport.service.ts';
import { addTerm, compare, createRules, listAdvisers, listRules, setAdvisers } from './pointRules.service.ts';

/** Limited, because each counts every student of a programme twice. */
const COMPARISONS = { name: 'point-rules.compare', attempts: 60, windowMs: 10 * 60_000 };

/** Limited, because each upload is re-encoded and stored. */
const UPLOADS = { name: 'points.evidence', attempts: 60, windowMs: 10 * 60_000 };
/** As the contract states. */
const CLAIMS = { name: 'points.claim', attempts: 30, windowMs: 24 * 60 * 60_000 };

const todayOf = (context: Context) => campusDay(context.clock(), context.config.institute.timeZone);

/** Routes for students' points, advisers' signatures and the point rules (access T1 to T4, M13). */
export function activityPointRoutes(server: Server): void {
  serve(server, activityPoints.own, async ({ context, actor }) => accept(await readOwnPoints(context, actor)));
  serveWith(server, activityPoints.claim, claimActivity, {
    limit: CLAIMS,
    bodyOf: (context) => activityClaimInput({ today: todayOf(context) }),
  });
  serve(
    server,
    activityPoints.changeClaim,
    ({ context, actor, claim, params, body, request }) =>
      changeClaim(context, { actor, claim, ...params, input: body, report: photoReporter(request) }),
    { bodyOf: (context) => activityClaimChange({ today: todayOf(context) }) },
  );
  serve(server, activityPoints.oneClaim, ({ context, actor, params }) => readClaim(context, actor, params.claimId));
  serveForm(
    server,
    activityPoints.addEvidence,
    ({ context, actor, claim, body, request }) => addEvidence(context, { actor, claim, file: body.file, report: photoReporter(request) }),
    { form: { bytes: PHOTO_LIMITS.bytes, field: 'file', refusal: ACTIVITY_POINT_TEXTS.evidenceKind }, limit: UPLOADS },
  );
  serveFile(server, activityPoints.evidence, ({ context, actor, params, request }) =>
    readEvidence(context, actor, params.evidenceId, photoReporter(request)),
  );
  serve(server, activityPoints.batches, async ({ context, actor }) => accept(await listAdvised(context, actor)));
  serveList(server, activityPoints.classList, ({ context, actor, query, page }) => listClass(context, actor, query, page), {
    cursor: ClassCursor,
  });
  serve(server, activityPoints.ofStudent, ({ context, actor, params }) => readAdvisedPoints(context, actor, params.studentId));
  serveWith(server, activityPoints.sign, signClass);
  serveWith(server, activityPoints.withdrawSignature, withdrawSignature);
  serve(server, activityPoints.terms, async ({ context }) => accept(await listTerms(context)));

  serve(server, pointRules.list, async ({ context }) => accept(await listRules(context)));
  serveWith(server, pointRules.create, createRules);
  serve(server, pointRules.compare, async ({ context, body }) => accept(await compare(context, body)), { limit: COMPARISONS });
  serveWith(server, pointRules.addTerm, addTerm);
  serve(server, pointRules.advisers, async ({ context }) => accept(await listAdvisers(context)));
  serveWith(server, pointRules.setAdvisers, setAdvisers);
  serveFile(server, pointRules.export, ({ context, actor, body }) => exportPoints(context, actor, body));
}
