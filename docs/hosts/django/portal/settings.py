import os
from pathlib import Path

from django.core.management.utils import get_random_secret_key

BASE = Path(__file__).resolve().parent.parent
# the database, the photos and the key: outside static/, where nobody can ask for them
DATA = BASE / 'data'
(DATA / 'photos').mkdir(mode=0o700, parents=True, exist_ok=True)
KEY = DATA / 'secret.key'
if not KEY.exists():
    KEY.write_text(get_random_secret_key())
    KEY.chmod(0o600)

SECRET_KEY = KEY.read_text()
# `DEBUG=1` is for a machine of your own: Django then serves static/, and cookies travel over HTTP
DEBUG = os.environ.get('DEBUG') == '1'
ALLOWED_HOSTS = os.environ.get('HOSTS', '').split()
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = not DEBUG

ROOT_URLCONF = 'portal.urls'
CSRF_FAILURE_VIEW = 'portal.guard.csrf_failure'
LOGIN_URL = '/user-sign-in'
INSTALLED_APPS = [
    'django.contrib.auth',
    'django.contrib.contenttypes',
    'django.contrib.sessions',
    'django.contrib.staticfiles',
    'portal',
]
MIDDLEWARE = [
    'django.middleware.security.SecurityMiddleware',
    'portal.guard.headers',
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.middleware.clickjacking.XFrameOptionsMiddleware',
]
TEMPLATES = [
    {
        'BACKEND': 'django.template.backends.django.DjangoTemplates',
        'APP_DIRS': True,
        'OPTIONS': {'context_processors': ['django.template.context_processors.request']},
    }
]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': DATA / 'site.db'}}
DEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'
STATIC_URL = '/static/'
STATICFILES_DIRS = [BASE / 'static']
USE_TZ = True
