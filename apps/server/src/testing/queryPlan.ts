import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';

/** A node of PostgreSQL's EXPLAIN output. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

export interface QueryPlan {
  /** The number of blocks that the statement read. */
  readonly blocks: number;
  /** All nodes, the root first. */
  readonly nodes: readonly [PlanNode, ...PlanNode[]];
  /** The scans of tables, such as 'Index Scan events'. */
  readonly scans: readonly string[];
}

/** Precedes a statement that is run and explained as JSON. */
export const EXPLAIN = 'explain (analyze, buffers, format json)';

function nodesOf(node: PlanNode): [PlanNode, ...PlanNode[]] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Reads the rows that an explained statement returns. */
export function readPlan(rows: readonly Record<string, unknown>[]): QueryPlan {
  const [first] = (rows[0]?.['QUERY PLAN'] ?? []) as readonly { readonly Plan: PlanNode }[];
  if (!first) throw new Error('The statement was not explained.');
  const nodes = nodesOf(first.Plan);
  const scans = nodes.filter((node) => /Scan/.test(node['Node Type']) && node['Relation Name']);
  return {
    blocks: first.Plan['Shared Hit Blocks'] + first.Plan['Shared Read Blocks'],
    nodes,
    scans: scans.map((node) => `${node['Node Type']} ${node['Relation Name']}`),
  };
}

/** Runs a query on PostgreSQL and returns its plan. */
export async function explain(db: Database, query: SQLWrapper): Promise<QueryPlan> {
  const { rows } = await db.execute(sql`${sql.raw(EXPLAIN)} ${query}`);
  return readPlan(rows);
}

/**
 * Fills tables in a transaction without their triggers: the counters of other features are not tested, and updating them takes minutes for
 * so many rows.
 */
export async function fillWithoutTriggers(db: Database, tables: readonly string[], fill: (tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await fill(tx);
    for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  });
}
