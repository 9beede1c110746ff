import { budgets, money } from '@quad/api-client/contract';
import { budgetChange, budgetInput } from '@quad/domain/ledger';
import { accept } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { type Server, serve, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { changeBudget, readBudget, requestBudget } from './budgetRequests.service.ts';
import { exportJournal } from './journalFiles.service.ts';
import { allocate, carryOver, correct, JournalCursor, listJournal, publishSpending, readOverview, readUnitYear } from './money.service.ts';

/** As the contract states. Limited, because each request notifies the people who decide. */
const BUDGETS = { name: 'money.budget', attempts: 100, windowMs: 24 * 60 * 60_000 };

const EXPORTS = { name: 'money.export', attempts: 60, windowMs: 24 * 60 * 60_000 };

const todayOf = ({ clock, config }: Context) => campusDay(clock(), config.institute.timeZone);

/** Routes for the ledger and budget requests (access B1 to B4). */
export function ledgerRoutes(server: Server): void {
  serve(server, money.overview, async ({ context, actor, query }) => accept(await readOverview(context, actor, query.year)));
  serve(server, money.unit, ({ context, actor, params, query }) => readUnitYear(context, actor, { ...params, ...query }));
  serveList(
    server,
    money.entries,
    ({ context, actor, params, query: { year }, page }) => listJournal(context, actor, { ...params, year }, page),
    { cursor: JournalCursor },
  );
  serveWith(server, money.allocate, allocate);
  serveWith(server, money.correct, correct);
  serveWith(server, money.carryOver, carryOver);
  serveWith(server, money.publish, publishSpending);
  serveFile(server, money.export, ({ context, actor, body }) => exportJournal(context, actor, body), { limit: EXPORTS });
  serveWith(server, budgets.ask, requestBudget, {
    limit: BUDGETS,
    bodyOf: (context) => budgetInput({ today: todayOf(context) }),
  });
  serveWith(server, budgets.change, changeBudget, {
    bodyOf: (context) => budgetChange({ today: todayOf(context) }),
  });
  serve(server, budgets.one, ({ context, actor, params }) => readBudget(context, actor, params.budgetId));
}
