import { expect, test } from 'vitest'
import { nginxConf } from '../../deploy/nginx-conf.ts'

test.each([
  ['with', '/'],
  ['without', ''],
])(
  'the site’s own path leads to the address service, %s final slashes in both URLs',
  (_, slash) => {
    const conf = nginxConf({
      root: '/srv/site',
      listen: '80',
      geocoderUrl: `/geocodage${slash}`,
      geocoderBehind: `https://adresses.example.org/base${slash}`,
      accessLog: '/var/log/site.log',
    })
    // Without its final slash nginx would ask for `/basesearch/`; without its name, a host of several
    // sites would answer for another.
    expect(conf).toContain(`location /geocodage/ {
    proxy_pass https://adresses.example.org/base/;
    proxy_ssl_server_name on;
  }`)
  },
)

test('the logs hold what the legal notices name, and nothing that was typed', () => {
  const conf = nginxConf({
    root: '/srv/site',
    listen: '80',
    geocoderUrl: 'https://adresses.example.org',
    accessLog: '/var/log/site.log',
  })
  expect(conf).toContain(
    `log_format plombier '$remote_addr [$time_local] "$request_method $path_without_query" $status $body_bytes_sent';`,
  )
  expect(conf).toContain('access_log /var/log/site.log plombier;')
  // Lesser errors are logged with their query strings.
  expect(conf).toContain('error_log stderr emerg;')
})
