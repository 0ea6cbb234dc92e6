import { cities } from '@plombier/quote-engine'
import { Link, useLocation } from '@tanstack/react-router'
import { cityPath } from '../city-chooser/city-path.ts'
import { brand } from '../settings.ts'
import { ChevronDown } from '../ui/icons.ts'
import { inverse } from '../ui/inverse.css.ts'
import { page, screenOnly, visuallyHidden } from '../ui/layout.css.ts'
import { subtitle } from '../ui/text.css.ts'
import * as css from './site.css.ts'

/** The cities, at first folded on all pages but the home page, and the legal links. */
export function SiteFooter() {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  return (
    <footer className={`${inverse} ${screenOnly}`}>
      <div className={`${page} ${css.footer}`}>
        <nav aria-labelledby="villes">
          <details open={isHome}>
            <summary>
              <h2 className={subtitle} id="villes">
                Un plombier dans {cities.length}&nbsp;villes
              </h2>
              <ChevronDown />
            </summary>
            <ul className={css.cities}>
              {cities.map((city) => (
                <li key={city.slug}>
                  <a href={cityPath(city)} className={css.footerLink}>
                    <span className={visuallyHidden}>Plombier </span>
                    <span>{city.name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <ul className={css.legal}>
          <li>{brand.name}</li>
          <li>
            <Link to="/mentions-legales" className={css.footerLink}>
              Mentions légales
            </Link>
          </li>
          {/* Labels, no links, as the specification says. */}
          <li>Politique de confidentialité</li>
          <li>CGU</li>
        </ul>
      </div>
    </footer>
  )
}
