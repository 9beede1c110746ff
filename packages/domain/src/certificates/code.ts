/** Digits and letters that are not easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
/** Number of random characters, five bits each: 95 bits, which cannot be guessed. */
const RANDOM_LENGTH = 19;
/** Number of random bytes needed for a code. */
export const CERTIFICATE_CODE_BYTES = RANDOM_LENGTH;
const GROUP = 5;

/**
 * Returns the check remainder of all characters, by the ISO 7064 algorithm with modulus 33 for base 32: it detects every single wrong
 * character.
 */
function remainderOf(characters: string): number {
  let product = BASE;
  for (const character of characters) {
    const sum = (product + ALPHABET.indexOf(character)) % BASE || BASE;
    product = (sum * 2) % (BASE + 1);
  }
  return product;
}

/** Creates a code from random bytes: four groups of five, whose last character is a check character. */
export function makeCertificateCode(random: Uint8Array): string {
  if (random.length !== CERTIFICATE_CODE_BYTES) throw new Error(`A code is made of ${CERTIFICATE_CODE_BYTES} bytes.`);
  const characters = Array.from(random, (byte) => ALPHABET[byte % BASE]).join('');
  const check = ALPHABET[(BASE + 1 - remainderOf(characters)) % BASE];
  return groupsOf(`${characters}${check}`);
}

function groupsOf(characters: string): string {
  return characters.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** Normalizes a typed or scanned code; undefined if it is mistyped or not a code. */
export function readCertificateCode(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (characters.length !== RANDOM_LENGTH + 1 || [...characters].some((character) => !ALPHABET.includes(character))) return undefined;
  const check = ALPHABET.indexOf(characters.slice(-1));
  return (remainderOf(characters.slice(0, -1)) + check) % BASE === 1 ? groupsOf(characters) : undefined;
}

/** Returns the path of the page that shows whether a certificate is valid. */
export function certificatePath(code: string): string {
  return `/certificates/${code}`;
}
