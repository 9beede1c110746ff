import { record } from '../features/audit/audit.service.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { forgetSealedAuthors, sealUnderNewKey } from '../features/feedback/sealedAuthors.service.ts';
import { afterReplacement, replaceKey } from '../keys/keys.ts';
import { type Command, withInstallation } from './command.ts';

/** Seals the authors of anonymous feedback with a new key. The old key becomes useless. */
export const rotateFeedbackKey: Command = {
  summary: 'Seals the authors of anonymous feedback with a new key.',
  isGlobal: true,
  options: {
    'forget-authors': { type: 'boolean', about: 'The old key is lost: authors no longer find their earlier anonymous feedback' },
  },
  async run(config, options) {
    const isForgetting = options['forget-authors'] === true;
    const count = await withInstallation(
      config,
      async ({ connection: { acrossInstitutes }, institutes }) => {
        const contexts = await institutes.all();
        const instituteIds = contexts.map(({ instituteId }) => instituteId);
        let sum = 0;
        await replaceKey(acrossInstitutes, config, { instituteIds, purpose: 'feedback' }, async (tx, to) => {
          for (const context of contexts) {
            const { instituteId, keys } = context;
            const authors = isForgetting
              ? await forgetSealedAuthors(tx, instituteId)
              : await sealUnderNewKey(tx, { instituteId, from: keys.feedback, to });
            await record(tx, context, undefined, { action: 'feedback.rotate-key', detail: { authors, isForgetting } });
            sum += authors;
          }
        });
        for (const context of contexts) await chainAudit(context);
        return sum;
      },
      isForgetting ? ['feedback', 'credentials'] : [],
    );
    const done = isForgetting
      ? `Removed the authors of ${count} pieces of feedback.`
      : `Sealed the authors of ${count} pieces of feedback with a new key.`;
    return `${done} ${afterReplacement(config, 'feedback')}`;
  },
};
