import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Observe } from '../db/observed.ts';

/** Exports traces of requests and their statements to a collector. */
export interface Traces {
  readonly observe: Observe;
  /** Creates a span for every request of an application. */
  instrument(app: FastifyInstance): void;
  /** Flushes the remaining spans. */
  close(): Promise<void>;
}

/** Starts the export of traces. This module is imported only when tracing is configured. */
export function openTraces({ url, serviceName, share }: NonNullable<Config['traces']>): Traces {
  // An incoming header decides which trace a span belongs to, but not whether it is sampled.
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName }),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler, remoteParentNotSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('quad');
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();
  const within = (span: Span | undefined): Context => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);

  return {
    observe(statement, run) {
      const request = current.getStore();
      // Statements outside requests are not traced: the polling of jobs alone would outnumber everything else.
      if (!request) return run();
      const attributes = { [ATTR_DB_SYSTEM_NAME]: 'postgresql', [ATTR_DB_QUERY_TEXT]: statement };
      const span = tracer.startSpan(statement.trimStart().split(/\s/, 1)[0] ?? '', { kind: SpanKind.CLIENT, attributes }, within(request));
      return run().then(
        (result) => {
          span.end();
          return result;
        },
        (error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          throw error;
        },
      );
    },
    instrument(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { call, isPortal, isUnlinkable } = request.routeOptions.config;
        // Unlinkable calls are left out, as in the log and in the metrics.
        if (isUnlinkable) return done();
        const parent = current.getStore();
        const attributes = {
          [ATTR_HTTP_REQUEST_METHOD]: request.method,
          [ATTR_HTTP_ROUTE]: request.routeOptions.url ?? '',
          'quad.request_id': request.id,
        };
        const span = tracer.startSpan(
          call ?? (isPortal ? 'portal' : 'none'),
          { kind: SpanKind.SERVER, attributes },
          parent ? within(parent) : fromOutside(request.headers.traceparent),
        );
        spans.set(request, span);
        current.run(span, done);
      });
      // Reading a body runs in the async context of the connection, not of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) current.run(span, done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    close: () => provider.shutdown(),
  };
}

/** The parent trace of a request, from its W3C traceparent header. */
function fromOutside(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
