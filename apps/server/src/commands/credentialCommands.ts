import { record } from '../features/audit/audit.service.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { forgetFormerKeys, publicKey, signerOf } from '../features/records/credentials.service.ts';
import { afterReplacement, replaceKey } from '../keys/keys.ts';
import { type Command, withContext, withInstallation } from './command.ts';

/** Shows the public key of the credentials. Creates the key at the first use of the data folder. */
export const credentialsKey: Command = {
  summary: 'Shows the issuer and the public key of credentials. Creates a key if there is none.',
  options: {},
  run: (config, options) =>
    withContext(config, options, async (context) => {
      const { issuer } = signerOf(context);
      const where = config.keys.credentials ? 'CREDENTIALS_KEY' : `${config.dataDir}/credentials.key`;
      return [
        `${issuer} signs with the key in ${where}.`,
        `Public key: ${await publicKey(context)}`,
        `All valid keys: ${context.config.serverUrl}/.well-known/did.json`,
      ].join('\n');
    }),
};

/** Creates a new key. Earlier signatures stay verifiable with the old public key, which is kept. */
export const rotateCredentialsKey: Command = {
  summary: 'Replaces the key that signs credentials. Earlier signatures stay valid.',
  isGlobal: true,
  options: {
    lost: { type: 'boolean', about: 'The old key is lost' },
    'forget-former': { type: 'boolean', about: 'Somebody else has the old key: invalidates all earlier signatures' },
  },
  async run(config, options) {
    const isForgetting = options['forget-former'] === true;
    const forgotten = await withInstallation(
      config,
      async ({ connection: { acrossInstitutes }, institutes }) => {
        const contexts = await institutes.all();
        const instituteIds = contexts.map(({ instituteId }) => instituteId);
        let sum = 0;
        await replaceKey(acrossInstitutes, config, { instituteIds, purpose: 'credentials' }, async (tx) => {
          for (const context of contexts) {
            const keys = isForgetting ? await forgetFormerKeys(tx, context) : 0;
            await record(tx, context, undefined, { action: 'credentials.rotate-key', detail: { isForgetting, keys } });
            sum += keys;
          }
        });
        for (const context of contexts) await chainAudit(context);
        return sum;
      },
      options.lost === true ? ['credentials'] : [],
    );
    const done = isForgetting
      ? `A new key signs credentials. Invalidated former keys: ${forgotten}.`
      : 'A new key signs credentials. Earlier signatures stay valid.';
    return `${done} ${afterReplacement(config, 'credentials')}`;
  },
};
