import '@mantine/core/styles/Checkbox.css';
import { type Area, allGrants, areas, type Grant, grantOf, rights } from '@atrium/contract/grants';
import { subjectsOf } from '@atrium/contract/policy';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { rightsIn, stateOf, withAll, withRight } from './matrix-state.ts';
import classes from './roles.module.css';

interface RoleMatrixProps {
  grants: readonly Grant[];
  /** Without it the matrix is only read. */
  onChange?: ((grants: Grant[]) => void) | undefined;
  /** What whoever edits may give: what they have themselves. */
  givable: readonly Grant[];
}

/** Nine areas and what may be done in each. */
export function RoleMatrix(props: RoleMatrixProps) {
  const { t } = useTranslation();
  return (
    <table className={classes.matrix} aria-label={t('roles.form.matrix')}>
      <thead>
        <tr>
          <th scope="col">{t('roles.form.area')}</th>
          {rights.map((right) => (
            <th key={right} scope="col" className={classes.cell}>
              {t(`roles.rights.${right}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <AllRow {...props} />
        {areas.map((area) => (
          <AreaRow key={area} area={area} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function AllRow({ grants, onChange, givable }: RoleMatrixProps) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{t('roles.form.administrator')}</th>
      <td colSpan={rights.length}>
        <Checkbox
          className={classes.all}
          label={t('roles.form.selectAll')}
          title={t('roles.form.selectAllHint')}
          {...stateOf(grants, allGrants)}
          disabled={!onChange || givable.length < allGrants.length}
          onChange={(event) => onChange?.(withAll(grants, allGrants, event.currentTarget.checked))}
        />
      </td>
    </tr>
  );
}

function AreaRow({ area, grants, onChange, givable }: RoleMatrixProps & { area: Area }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const cells = rightsIn(area);
  const name = t(`roles.areas.${area}`);
  const content = list(subjectsOf(area).map((subject) => t(`accessControl.subjects.${subject}`)));
  return (
    <tr>
      <th scope="row">
        <Checkbox
          label={name}
          aria-label={t('roles.form.wholeArea', { area: name })}
          description={content === name ? undefined : content}
          {...stateOf(grants, cells)}
          disabled={!onChange || !cells.every((cell) => givable.includes(cell))}
          onChange={(event) => onChange?.(withAll(grants, cells, event.currentTarget.checked))}
        />
      </th>
      {rights.map((right) => (
        <td key={right} className={classes.cell}>
          <Checkbox
            aria-label={t(`roles.grants.${area}.${right}`)}
            checked={grants.includes(grantOf(area, right))}
            disabled={!onChange || !givable.includes(grantOf(area, right))}
            onChange={(event) => onChange?.(withRight(grants, area, right, event.currentTarget.checked))}
          />
        </td>
      ))}
    </tr>
  );
}
