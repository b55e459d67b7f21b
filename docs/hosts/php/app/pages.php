<?php
// The site's own pages: what is said in them goes through `e`.
declare(strict_types=1);

/** A text as it stands in HTML, attributes included. */
function e(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

/** Writes a page: the head that the widgets need, and what `$body` prints. */
function page(string $title, callable $body): void
{
    header('Content-Type: text/html; charset=utf-8');
    $user = user();
    $meta = $user ? json_encode(['id' => $user['id'], 'first_name' => $user['first_name']]) : '';
    ?>
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title><?= e($title) ?></title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/site.css">
  <link rel="stylesheet" href="/ndt/ndt.css">
  <script type="module" src="/ndt/ndt.js"></script>
  <meta name="user" content="<?= e($meta) ?>">
  <meta name="csrf-token" content="<?= e($_SESSION['token']) ?>">
</head>
<body>
<?php if ($user): ?>
  <nav>
    <a href="/">Your jobs</a>
    <a href="/company/services">Your services</a>
    <form method="post" action="/sign-out"><?php token_field() ?><button>Sign out</button></form>
  </nav>
<?php endif ?>
  <main>
<?php $body() ?>
  </main>
</body>
</html>
<?php
}

function token_field(): void
{
    ?><input type="hidden" name="token" value="<?= e($_SESSION['token']) ?>"><?php
}

/** The page of a job seeker. */
function home_page(): void
{
    page('Your jobs', function () { ?>
    <h1>Your jobs</h1>
    <p>
      <ndt-avatar-editor><a slot="trigger" href="/">Your photo</a></ndt-avatar-editor>
      <ndt-preferences><a slot="trigger" href="/">Your preferences</a></ndt-preferences>
    </p>
    <ndt-saved-panel></ndt-saved-panel>
<?php });
}

/** The page of a company; the table brings its heading along. */
function services_page(): void
{
    page('Your services', function () { ?>
    <ndt-service-table></ndt-service-table>
<?php });
}

/** The way in; `$complaint` says what was wrong with the last try. */
function sign_in_page(string $complaint = ''): void
{
    page('Sign in', function () use ($complaint) { ?>
    <h1>Sign in</h1>
    <form method="post" action="/user-sign-in">
      <?php token_field() ?>
      <p role="alert"><?= e($complaint) ?></p>
      <p><label>Email <input name="email" type="email" autocomplete="username" required></label></p>
      <p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
      <p><button>Sign in</button></p>
    </form>
<?php });
}

/** What a page says that is refused. */
function refusal_page(string $reason): void
{
    page($reason, function () use ($reason) { ?>
    <h1><?= e($reason) ?></h1>
<?php });
}
