import { projectNode, run, start } from './run.mjs';
import { Advice } from './steps.mjs';

/** Builds the portal and the server, as far as they have changed. */
export async function build() {
  const { code, output } = await run('turbo', [
    'run',
    'build',
    '--filter=@quad/portal',
    '--filter=@quad/server',
    '--output-logs=errors-only',
    '--ui=stream',
  ]);
  if (code !== 0) throw new Advice(`The build failed. Its output:\n\n${output.trim().split('\n').slice(-40).join('\n')}`);
}

/** Runs the built server until it ends, and exits with its code. Ctrl-C is sent to the whole process group, so the server stops by itself. */
export function serve(env, afterwards = () => {}) {
  const server = start(projectNode(), ['apps/server/dist/main.js'], { env });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('close', (code, signal) => {
    afterwards();
    process.exit(code ?? (signal === 'SIGINT' ? 0 : 1));
  });
}
