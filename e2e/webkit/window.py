"""A WebKit window under automation: of any width, with a kept profile where one is named, its console on standard output,
what it downloads and prints in a folder where one is named; without movement and service worker where it is to be still."""

import os
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

profile = os.environ.get("WEBKIT_PROFILE")
proxy = os.environ.get("WEBKIT_PROXY")
received = os.environ.get("WEBKIT_RECEIVED")
still = os.environ.get("WEBKIT_STILL")

if profile:
    manager = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
else:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
if proxy:
    # No hosts are exempt: the product itself is on this machine.
    manager.set_network_proxy_settings(
        WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(proxy, [])
    )
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)
if profile:
    context.get_cookie_manager().set_persistent_storage(
        os.path.join(profile, "cookies.sqlite"), WebKit2.CookiePersistentStorage.SQLITE
    )


def keep_download(_context, download):
    def decide(download, suggested):
        download.set_destination(GLib.filename_to_uri(os.path.join(received, os.path.basename(suggested)), None))
        return True

    download.connect("decide-destination", decide)


def keep_print(view):
    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(
        Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(os.path.join(received, "printed.pdf"), None)
    )
    operation.set_print_settings(settings)
    operation.print_()
    return GLib.SOURCE_CONTINUE


def create_web_view(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_developer_extras=True)
    content = WebKit2.UserContentManager()
    if still:
        # The page is told that its person asked for less movement.
        Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
        # Layers of their own are for what moves; one picture is drawn quicker where no graphics card helps.
        settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        content.add_script(
            WebKit2.UserScript(
                "delete Navigator.prototype.serviceWorker",
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings, user_content_manager=content
    )
    # A page under automation opens no printer of its own.
    if received:
        GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, keep_print, view)
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("YMP")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", started)
if received:
    context.connect("download-started", keep_download)
Gtk.main()
