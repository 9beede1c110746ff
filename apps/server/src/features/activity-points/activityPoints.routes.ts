import { activityPoints, pointRules } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve, serveFile } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { ClassPlace, listAdvised, listClass, listTerms, signClass, withdrawSignature } from './class.service.ts';
import { readAdvisedPoints, readOwnPoints } from './ownPoints.service.ts';
import { exportPoints } from './pointExport.service.ts';
import { addTerm, compare, createRules, listAdvisers, listRules, setAdvisers } from './pointRules.service.ts';

/** Each counts every student of a programme twice. */
const COMPARISONS = { name: 'point-rules.compare', attempts: 60, windowMs: 10 * 60_000 };

/** Points of students, what their advisers sign, and the rules of them (access T1, T3, T4, M13). */
export function activityPointRoutes(server: Server): void {
  serve(server, activityPoints.own, async ({ context, actor }) => accept(await readOwnPoints(context, actor)));
  serve(server, activityPoints.batches, async ({ context, actor }) => accept(await listAdvised(context, actor)));
  serveList(server, activityPoints.classList, ({ context, actor, query, page }) => listClass(context, actor, query, page), {
    place: ClassPlace,
  });
  serve(server, activityPoints.ofStudent, ({ context, actor, params }) => readAdvisedPoints(context, actor, params.studentId));
  serve(server, activityPoints.sign, ({ context, actor, claim, body }) => signClass(context, { actor, claim, input: body }));
  serve(server, activityPoints.withdrawSignature, ({ context, actor, claim, params, body }) =>
    withdrawSignature(context, { actor, claim, ...params, input: body }),
  );
  serve(server, activityPoints.terms, async ({ context }) => accept(await listTerms(context)));

  serve(server, pointRules.list, async ({ context }) => accept(await listRules(context)));
  serve(server, pointRules.create, ({ context, actor, claim, body }) => createRules(context, { actor, claim, input: body }));
  serve(server, pointRules.compare, async ({ context, body }) => accept(await compare(context, body)), { limit: COMPARISONS });
  serve(server, pointRules.addTerm, ({ context, actor, claim, body }) => addTerm(context, { actor, claim, input: body }));
  serve(server, pointRules.advisers, async ({ context }) => accept(await listAdvisers(context)));
  serve(server, pointRules.setAdvisers, ({ context, actor, claim, body }) => setAdvisers(context, { actor, claim, input: body }));
  serveFile(server, pointRules.export, ({ context, actor, body }) => {
    if (!actor) throw new Error('An export ran without a person.');
    return exportPoints(context, actor, body);
  });
}
