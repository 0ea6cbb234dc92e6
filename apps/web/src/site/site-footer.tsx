import { cities } from '@plombier/quote-engine'
import { Link, useLocation } from '@tanstack/react-router'
import { cityPath } from '../city-chooser/city-path.ts'
import { brand } from '../settings.ts'
import { inverse } from '../ui/inverse.css.ts'
import { cluster, page, screenOnly, stackSmall, visuallyHidden } from '../ui/layout.css.ts'
import { subtitle } from '../ui/text.css.ts'
import * as css from './site.css.ts'

/** The legal links; on the home page the list of cities too, for search engines and visitors without script. */
export function SiteFooter() {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const title = `Un plombier dans ${cities.length}\u00A0villes`
  return (
    <footer className={`${inverse} ${screenOnly}`}>
      <div className={`${page} ${css.footer}`}>
        {isHome && (
          <nav aria-labelledby="villes" className={stackSmall}>
            <h2 className={subtitle} id="villes">
              {title}
            </h2>
            <ul className={cluster}>
              {cities.map((city) => (
                <li key={city.slug}>
                  <a href={cityPath(city)} className={css.cityLink} translate="no">
                    <span className={visuallyHidden}>Plombier </span>
                    <span>{city.name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ul className={css.legal}>
          {!isHome && (
            <li>
              <a href="/#villes" className={css.footerLink}>
                {title}
              </a>
            </li>
          )}
          <li>
            <Link to="/mentions-legales" className={css.footerLink}>
              Mentions légales
            </Link>
          </li>
          <li>{brand.name}</li>
          {/* Labels, no links, as the specification says. */}
          <li>Politique de confidentialité</li>
          <li>CGU</li>
        </ul>
      </div>
    </footer>
  )
}
