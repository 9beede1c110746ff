import * as v from 'valibot';

/** Formats paise for files: 125050 gives '1250.50', exactly. */
export function plainRupees(paise: number): string {
  const [sign, whole] = paise < 0 ? ['-', -paise] : ['', paise];
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** A payment for files. */
export interface FiledPayment {
  readonly number: string;
  readonly holder: string;
  readonly account: string;
  readonly ifsc: string;
  readonly amount: number;
  readonly title: string;
  readonly unit: string;
}

/** Values available for the columns of a bank file. */
const FIGURES = {
  number: (payment: FiledPayment) => payment.number,
  holder: (payment: FiledPayment) => payment.holder,
  account: (payment: FiledPayment) => payment.account,
  ifsc: (payment: FiledPayment) => payment.ifsc,
  amount: (payment: FiledPayment) => plainRupees(payment.amount),
  remarks: (payment: FiledPayment) => plainText(payment.title).slice(0, 30),
  type: () => 'NEFT',
} as const;
export const BANK_FIGURES = [
  'number',
  'holder',
  'account',
  'ifsc',
  'amount',
  'remarks',
  'type',
] as const satisfies readonly (keyof typeof FIGURES)[];

/** Columns of a bank file: the value of each, and its heading. */
export const BankTemplate = v.pipe(
  v.array(v.object({ figure: v.picklist(BANK_FIGURES), heading: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })),
  v.minLength(1),
  v.maxLength(30),
);
export type BankTemplate = v.InferOutput<typeof BankTemplate>;

/** A format for many NEFT transfers that most banks accept. */
export const NEFT_TEMPLATE: BankTemplate = [
  { figure: 'type', heading: 'Transaction Type' },
  { figure: 'account', heading: 'Beneficiary Account Number' },
  { figure: 'amount', heading: 'Amount' },
  { figure: 'holder', heading: 'Beneficiary Name' },
  { figure: 'ifsc', heading: 'IFSC Code' },
  { figure: 'number', heading: 'Customer Reference Number' },
  { figure: 'remarks', heading: 'Remarks' },
];

/** Removes characters that banks do not accept; letters, digits and spaces remain. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns the table of a bank file: headings and a row for each payment. Names are reduced to accepted characters. */
export function bankTable(payments: readonly FiledPayment[], template: BankTemplate = NEFT_TEMPLATE): string[][] {
  const rows = payments.map((payment) => ({ ...payment, holder: plainText(payment.holder) }));
  return [template.map(({ heading }) => heading), ...rows.map((row) => template.map(({ figure }) => FIGURES[figure](row)))];
}

/** An XML element; the serializer escapes its texts. */
export type XmlTree = { readonly [name: string]: string | XmlTree | readonly XmlTree[] };

/** Returns the vouchers of a batch for import into Tally: one payment each, on a campus day ('YYYY-MM-DD'). */
export function tallyVouchers(payments: readonly FiledPayment[], { day, bank }: { readonly day: string; readonly bank: string }): XmlTree {
  const entry = (ledger: string, isDebit: boolean, amount: number): XmlTree => ({
    LEDGERNAME: ledger,
    ISDEEMEDPOSITIVE: isDebit ? 'Yes' : 'No',
    // Tally writes debits as negative amounts.
    AMOUNT: plainRupees(isDebit ? -amount : amount),
  });
  const voucher = ({ number, holder, amount, title, unit }: FiledPayment): XmlTree => ({
    VOUCHER: {
      '@VCHTYPE': 'Payment',
      '@ACTION': 'Create',
      DATE: day.replaceAll('-', ''),
      VOUCHERTYPENAME: 'Payment',
      VOUCHERNUMBER: number,
      NARRATION: `${title} (${holder})`,
      'ALLLEDGERENTRIES.LIST': [entry(unit, true, amount), entry(bank, false, amount)],
    },
  });
  return {
    ENVELOPE: {
      HEADER: { TALLYREQUEST: 'Import Data' },
      BODY: { IMPORTDATA: { REQUESTDESC: { REPORTNAME: 'Vouchers' }, REQUESTDATA: { TALLYMESSAGE: payments.map(voucher) } } },
    },
  };
}
