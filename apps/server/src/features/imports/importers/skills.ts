import { fromChoiceCell } from '@quad/domain/administration';
import { isMessage, type Message, sentence } from '@quad/domain/messages';
import {
  CreateSkillInput,
  CreateUserSkillInput,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
  SKILL_TYPES,
  type SkillType,
} from '@quad/domain/skills';
import { newId } from '../../../db/ids.ts';
import type { Line } from '../importer.ts';
import { parseLine } from './parseLine.ts';
import { type Known, recordImporter, removeEach, type Target } from './recordImporter.ts';
import { lockPositions, lockUnits, positionKey } from './records.repo.ts';
import {
  type CatalogueSkill,
  deleteSkills,
  findEntries,
  findPeople,
  findPositionsHeld,
  findSkillsNamed,
  findSkillsOf,
  insertRows,
  type SkillEntry,
  updateRows,
} from './tables.repo.ts';

interface ImportedRecord {
  readonly userId: string;
  readonly skillId: string;
  readonly skillType: SkillType;
  readonly positionId: string | null;
  readonly proficiency: ProficiencyLevel;
}

const ENDORSED = 'It has already been endorsed, so it cannot be changed.';

function recordFrom({ claim: { userId, skillId, skillType, positionId, proficiency } }: SkillEntry): ImportedRecord {
  return { userId, skillId, skillType, positionId, proficiency };
}

/** Converts a person's skill to table values. */
export function skillValues({ claim, skill, email, unit, position }: SkillEntry): Record<string, string> {
  const { skillType: type, proficiency: level } = claim;
  return { email, skill: skill.name, type, level, category: skill.category, unit: unit ?? '', position: position ?? '' };
}

const keyOf = (userId: string, skillId: string, positionId: string | null) => `${userId} ${skillId} ${positionId ?? ''}`;

/**
 * Imports skills as if each person had added theirs: they await endorsement, and skills missing from the catalogue are proposed in the
 * person's name. Endorsed skills are not changed.
 */
export const skillsImporter = recordImporter<ImportedRecord>({
  noun: 'user-skill',
  names: { proficiency: 'Level' },
  detail: ({ userId, skillId, positionId, proficiency }) => ({ userId, skillId, positionId, proficiency }),
  async open(tx, { clock, instituteId }) {
    const units = await lockUnits(tx, instituteId);
    const positions = await lockPositions(tx, instituteId);
    /** New catalogue skills of the table, added together with the first line that needs them. */
    const proposals = new Map<string, CatalogueSkill>();

    const positionOf = ({ unit: unitName = '', position: title = '' }: Line['values']): string | null | { fault: Message } => {
      if (unitName === '' && title === '') return null;
      if (unitName === '' || title === '') return { fault: 'Name both the unit and the position in which it was gained, or neither.' };
      const unit = units.get(unitName.toLowerCase());
      if (!unit) return { fault: sentence`There is no unit "${unitName}".` };
      return positions.get(positionKey(unit.id, title))?.id ?? { fault: sentence`${unit.name} has no position "${title}".` };
    };

    return {
      async resolve(lines) {
        const namesOf = lines.map(({ values }) => (values.skill ?? '').toLowerCase());
        const people = await findPeople(
          tx,
          instituteId,
          lines.map(({ values }) => (values.email ?? '').toLowerCase()),
        );
        const userIds = [...people.values()].map(({ id }) => id);
        const catalogue = Map.groupBy(await findSkillsNamed(tx, instituteId, [...new Set(namesOf)]), ({ name }) => name.toLowerCase());
        proposals.clear();
        const held = new Set(
          (await findPositionsHeld(tx, instituteId, userIds)).map(({ userId, positionId }) => `${userId} ${positionId}`),
        );
        const claims = await findSkillsOf(tx, instituteId, userIds);
        const endorsed = new Set(claims.filter(({ claim }) => claim.endorsedAt !== null).map(({ claim }) => claim.id));
        const known = Map.groupBy(
          claims.map((entry): Known<ImportedRecord> => ({ id: entry.claim.id, record: recordFrom(entry), values: skillValues(entry) })),
          ({ record }) => keyOf(record.userId, record.skillId, record.positionId),
        );

        const skillOf = ({ skill: name = '', type: typed = '', category = '' }: Line['values']): CatalogueSkill | Message => {
          const type = fromChoiceCell(typed, SKILL_TYPES);
          const named = catalogue.get(name.toLowerCase()) ?? [];
          const [found, other] = type === '' ? named : named.filter((skill) => skill.type === type);
          if (other) return sentence`There is more than one skill "${name}": enter its type.`;
          if (found) return found;
          if (name !== '' && category === '') return sentence`There is no skill "${name}" yet. Enter its category to propose it.`;
          const input = { name, category, type: type === '' ? undefined : type };
          const proposed = parseLine('skills', CreateSkillInput, input, { name: 'skill', category: 'category', type: 'type' });
          if (isMessage(proposed)) return proposed;
          const proposal = { id: newId(clock()), name: proposed.name, type: proposed.type, category: proposed.category };
          catalogue.set(name.toLowerCase(), [...named, proposal]);
          proposals.set(proposal.id, proposal);
          return proposal;
        };

        return ({ values }): Target<ImportedRecord> | Message => {
          const { email = '' } = values;
          const person = people.get(email.toLowerCase());
          if (!person) return sentence`Nobody has an account with ${email || { text: 'no address' }}.`;
          const positionId = positionOf(values);
          if (positionId !== null && typeof positionId === 'object') return positionId.fault;
          if (positionId !== null && !held.has(`${person.id} ${positionId}`)) return sentence`${email} has never held this position.`;
          const skill = skillOf(values);
          if (isMessage(skill)) return skill;
          const key = keyOf(person.id, skill.id, positionId);
          return {
            key,
            known: known.get(key) ?? [],
            validate({ level = '' }, before) {
              const proficiency_level = level === '' ? undefined : fromChoiceCell(level, PROFICIENCY_LEVELS);
              const input = { skill_id: skill.id, position_id: positionId, proficiency_level };
              const checked = parseLine('skills', CreateUserSkillInput, input, { proficiency_level: 'level' });
              if (isMessage(checked)) return checked;
              const { proficiency_level: proficiency } = checked;
              if (before && endorsed.has(before.id) && before.record.proficiency !== proficiency) return ENDORSED;
              return { userId: person.id, skillId: skill.id, skillType: skill.type, positionId, proficiency };
            },
          };
        };
      },
      async add(added) {
        const createdAt = clock();
        const proposed = new Map<string, Parameters<typeof insertRows<'skills'>>[2][number]>();
        for (const { record } of added) {
          const proposal = proposals.get(record.skillId);
          if (proposal && !proposed.has(proposal.id))
            proposed.set(proposal.id, { instituteId, ...proposal, createdBy: record.userId, createdAt });
        }
        await insertRows(tx, 'skills', [...proposed.values()]);
        await insertRows(
          tx,
          'userSkills',
          added.map(({ id, record }) => ({ instituteId, id, ...record, createdAt })),
        );
      },
      async change(changed) {
        await updateRows(
          tx,
          'userSkills',
          instituteId,
          changed.map(({ id, record: { proficiency } }) => ({ id, proficiency })),
        );
        return new Map();
      },
      async find(ids) {
        const found = await findEntries(tx, 'userSkills', instituteId, ids);
        return new Map(found.filter(({ claim }) => claim.endorsedAt === null).map((entry) => [entry.claim.id, recordFrom(entry)]));
      },
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteSkills(inner, instituteId, part)),
    };
  },
});
