import { record } from '../features/audit/audit.service.ts';
import { forgetSealedAuthors, sealUnderNewKey } from '../features/feedback/sealedAuthors.service.ts';
import { replaceKey } from '../keys/keys.ts';
import { type Command, withContext } from './command.ts';

/** Seals the authors of anonymous feedback with a new key; the old one opens nothing any more. */
export const rotateFeedbackKey: Command = {
  summary: 'Seals the authors of anonymous feedback with a new key.',
  options: {
    'forget-authors': { type: 'boolean', about: 'The old key is lost: nobody finds the anonymous feedback that they gave so far' },
  },
  async run(config, options) {
    const isForgetting = options['forget-authors'] === true;
    const count = await withContext(
      config,
      async (context) => {
        const { db, instituteId, keys } = context;
        let changed = 0;
        await replaceKey(db, config, { instituteId, purpose: 'feedback' }, async (tx, to) => {
          changed = isForgetting
            ? await forgetSealedAuthors(tx, instituteId)
            : await sealUnderNewKey(tx, { instituteId, from: keys.feedback, to });
          await record(tx, context, undefined, { action: 'feedback.rotate-key', detail: { authors: changed, isForgetting } });
        });
        return changed;
      },
      isForgetting ? ['feedback'] : [],
    );
    const done = isForgetting
      ? `The authors of ${count} pieces of feedback are forgotten.`
      : `The authors of ${count} pieces of feedback are sealed with a new key.`;
    const where = config.keys.feedback
      ? `Set FEEDBACK_KEY to what is in feedback.key of ${config.dataDir}, everywhere, and restart the servers.`
      : 'Restart the servers.';
    return `${done} ${where}`;
  },
};
