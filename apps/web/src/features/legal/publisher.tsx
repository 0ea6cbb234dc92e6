import { brand } from '../../site/brand.ts'
import * as css from './legal-page.css.ts'

/** Who answers for the site, as far as it is set. */
export function Publisher() {
  const roles = (
    [
      ['Éditeur', brand.publisher],
      ['Direction de la publication', brand.director],
      ['Hébergeur', brand.host],
    ] as const
  ).filter(([, who]) => who)
  if (roles.length === 0) return null
  return (
    <dl className={css.identity}>
      {roles.map(([role, who]) => (
        <div key={role}>
          <dt className={css.role}>{role}</dt>
          <dd>{who}</dd>
        </div>
      ))}
    </dl>
  )
}
