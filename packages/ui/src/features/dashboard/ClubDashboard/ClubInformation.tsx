import { clubFigures } from '@quad/domain/dashboard';
import type { ClubData } from '@quad/domain/org-units';
import { BudgetBar } from '../../../dashboard/BudgetBar/BudgetBar.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';

/** What the club is, how to reach it, and how much of its budget is spent. */
export function ClubInformation({ club }: { club: ClubData }) {
  const { description, contact_info } = club.unit;
  const { email } = contact_info;
  return (
    <Stack gap="m">
      <KeyValueList
        columns={1}
        items={[
          { label: 'Description', value: description },
          {
            label: 'Contact Email',
            value: email && (
              <Link href={`mailto:${email}`} isExternal>
                {email}
              </Link>
            ),
          },
        ]}
      />
      <BudgetBar label="Budget" {...clubFigures(club).budget} />
    </Stack>
  );
}
